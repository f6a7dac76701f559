import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { ReturnRequest } from "../../domain/returns/ReturnRequest.ts"
import type { Rma } from "../../domain/returns/Rma.ts"
import type { FileContent } from "../shared/FileContent.ts"
import { ReturnGateway } from "./ReturnGateway.ts"
import { ReturnsServiceGateway } from "./ReturnsServiceGateway.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"

/** A return with its authorization and refunds. */
export interface ReturnDetails {
  readonly request: ReturnRequest
  readonly rma: Rma
}

/** Opens a return by its own or its RMA number. Fails with `NotFound` for another customer's (F117). */
export const openReturnRequest = Effect.fn("returns.openRequest")(function* (id: string, guestToken?: string) {
  const gateway = yield* ReturnGateway
  const token = optionalSecret(guestToken)
  const byRma = Effect.flatMap(gateway.getRma(id, token), (rma) =>
    Effect.map(gateway.getRmaRequest(rma.requestId, token), (request): ReturnDetails => ({ request, rma })),
  )
  const byRequest = Effect.flatMap(gateway.getRmaRequest(id, token), (request) =>
    Effect.map(gateway.getRma(request.rmaId, token), (rma): ReturnDetails => ({ request, rma })),
  )
  return yield* Effect.catchReason(byRequest, "BackendError", "NotFound", () => byRma)
})

/** Returns one page of the session's returns, newest first. `pageNumber` starts at 1. */
export const listReturns = Effect.fn("returns.list")(function* (pageNumber: number, pageSize: number) {
  const gateway = yield* ReturnsServiceGateway
  return yield* gateway.listReturnsServiceV2((pageNumber - 1) * pageSize, pageSize)
})

/** Returns the requests of a guest's order, newest first. */
export const listGuestReturns = Effect.fn("returns.listGuest")(function* (guestToken: string) {
  const gateway = yield* ReturnGateway
  return yield* gateway.listGuestReturns(Redacted.make(guestToken))
})

/** Returns the label of each box, a PNG with a code that the carrier scans: no printer is needed. */
export const downloadReturnLabels = Effect.fn("returns.labels")(function* ({
  id,
  labels,
}: Pick<ReturnRequest, "id" | "labels">) {
  const gateway = yield* ReturnGateway
  return yield* Effect.forEach(labels, ({ box, token }) =>
    Effect.map(gateway.getReturnQrImage(id, token), (file): FileContent & { readonly box: number } => ({
      ...file,
      box,
    })),
  )
})
