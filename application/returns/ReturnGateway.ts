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
 * Returns of items, from the request to their receipt. Another user's order or return fails with `NotFound`. Calls with
 * a token need no session of the purchase.
 */
export class ReturnGateway extends Context.Service<
  ReturnGateway,
  {
    /** Return deadline, returnable items and reasons. */
    readonly getMaxReturnDate: (orderId: OrderId, token?: OrderToken) => Effect.Effect<Returnability, BackendError>
    /**
     * Stored once per `attemptKey`, a UUID; without it once per call. Fails with `Rejected` for more units than
     * returnable, after the last day, and for an exchange without stock.
     */
    readonly createReturnRequest: (
      orderId: OrderId,
      draft: ReturnDraft,
      attemptKey?: string,
    ) => Effect.Effect<ReturnRequest, BackendError>
    /** The same with the token of a guest's order. */
    readonly createGuestReturnRequest: (
      orderId: OrderId,
      token: OrderToken,
      draft: ReturnDraft,
      attemptKey?: string,
    ) => Effect.Effect<ReturnRequest, BackendError>
    /** Replaces a request that was not handed over yet; without `requestId` the only open request of the order. */
    readonly changeReturnRequest: (
      orderId: OrderId,
      draft: ReturnDraft,
      requestId?: string,
      token?: OrderToken,
    ) => Effect.Effect<ReturnRequest, BackendError>
    readonly getRmaRequest: (requestId: string, token?: OrderToken) => Effect.Effect<ReturnRequest, BackendError>
    /** For one catalogue entry, or for all lines. */
    readonly updateReturnReason: (
      requestId: string,
      reasonId: string,
      catentryId?: string,
      token?: OrderToken,
    ) => Effect.Effect<ReturnRequest, BackendError>
    /** Fails with `Rejected` for an invalid status transition. */
    readonly updateReturnStatus: (
      requestId: string,
      step: ReturnStep,
      token?: OrderToken,
    ) => Effect.Effect<ReturnRequest, BackendError>
    readonly annulReturn: (requestId: string, token?: OrderToken) => Effect.Effect<ReturnRequest, BackendError>
    /** Requests of a guest's order, newest first. */
    readonly listGuestReturns: (token: OrderToken) => Effect.Effect<readonly ReturnRequest[], BackendError>
    readonly getRma: (rmaId: string, token?: OrderToken) => Effect.Effect<Rma, BackendError>
    /** RMAs of the customer, newest first. */
    readonly listRmas: Effect.Effect<readonly Rma[], BackendError>
    /** RMAs of a guest's order, newest first. */
    readonly getGuestRma: (orderId: OrderId, token: OrderToken) => Effect.Effect<readonly Rma[], BackendError>
    /** Number of unused labels: of one request, or of all the customer's requests. */
    readonly countReturnQrLabels: (requestId?: string, token?: OrderToken) => Effect.Effect<number, BackendError>
    /** Image of a label, a PNG. */
    readonly getReturnQrImage: (requestId: string, labelToken: string) => Effect.Effect<FileContent, BackendError>
    /** The label to print, a PDF. */
    readonly getReturnLabelPdf: (requestId: string, labelToken: string) => Effect.Effect<FileContent, BackendError>
    /** The label as a wallet pass. */
    readonly getReturnPkpass: (requestId: string, labelToken: string) => Effect.Effect<FileContent, BackendError>
  }
>()("ReturnGateway") {}
