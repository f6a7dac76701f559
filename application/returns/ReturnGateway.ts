import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { ReturnDraft, ReturnRequest } from "../../domain/returns/ReturnRequest.ts"
import type { Returnability } from "../../domain/returns/Returnability.ts"
import type { ReturnStep } from "../../domain/returns/ReturnStatus.ts"
import type { Rma } from "../../domain/returns/Rma.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"

/** Opens a guest's order in place of the session of the purchase. */
type OrderToken = Redacted.Redacted<string>

/**
 * Goods that go back: from the request to the shop's receipt. Another user's order or return is not there. Calls that
 * may carry a token work without the session of the purchase.
 */
export class ReturnGateway extends Context.Service<
  ReturnGateway,
  {
    /** Until when, what and why. */
    readonly getMaxReturnDate: (orderId: OrderId, token?: OrderToken) => Effect.Effect<Returnability, BackendError>
    /**
     * Made once per call, however often its answer is lost. Fails with `Rejected` for more units than can go back,
     * after the last day, and without stock for an exchange.
     */
    readonly createReturnRequest: (orderId: OrderId, draft: ReturnDraft) => Effect.Effect<ReturnRequest, BackendError>
    /** The same by the token of a guest's order. */
    readonly createGuestReturnRequest: (
      orderId: OrderId,
      token: OrderToken,
      draft: ReturnDraft,
    ) => Effect.Effect<ReturnRequest, BackendError>
    /** Writes a request anew that was not handed over yet; without `requestId` the one open request of the order. */
    readonly changeReturnRequest: (
      orderId: OrderId,
      draft: ReturnDraft,
      requestId?: string,
      token?: OrderToken,
    ) => Effect.Effect<ReturnRequest, BackendError>
    readonly getRmaRequest: (requestId: string, token?: OrderToken) => Effect.Effect<ReturnRequest, BackendError>
    /** Of one catalogue entry, or of all lines. */
    readonly updateReturnReason: (
      requestId: string,
      reasonId: string,
      catentryId?: string,
      token?: OrderToken,
    ) => Effect.Effect<ReturnRequest, BackendError>
    /** Fails with `Rejected` for a step the states do not have. */
    readonly updateReturnStatus: (
      requestId: string,
      step: ReturnStep,
      token?: OrderToken,
    ) => Effect.Effect<ReturnRequest, BackendError>
    readonly annulReturn: (requestId: string, token?: OrderToken) => Effect.Effect<ReturnRequest, BackendError>
    /** Requests of a guest's order, the newest first. */
    readonly listGuestReturns: (token: OrderToken) => Effect.Effect<readonly ReturnRequest[], BackendError>
    readonly getRma: (rmaId: string, token?: OrderToken) => Effect.Effect<Rma, BackendError>
    /** The shopper's, the newest first. */
    readonly listRmas: Effect.Effect<readonly Rma[], BackendError>
    /** Those of a guest's order, the newest first. */
    readonly getGuestRma: (orderId: OrderId, token: OrderToken) => Effect.Effect<readonly Rma[], BackendError>
    /** Labels that wait to be used: of one request, or of all the shopper's. */
    readonly countReturnQrLabels: (requestId?: string, token?: OrderToken) => Effect.Effect<number, BackendError>
    /** The picture of a label, a PNG. */
    readonly getReturnQrImage: (requestId: string, labelToken: string) => Effect.Effect<FileContent, BackendError>
  }
>()("ReturnGateway") {}
