import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { ReturnRequest } from "../../domain/returns/ReturnRequest.ts"
import type { Rma } from "../../domain/returns/Rma.ts"
import { BackendError } from "../shared/BackendError.ts"
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

/** A file of one box. */
export type LabelFile = FileContent & { readonly box: number }

/** A label as a picture for a phone, as a PDF to print, or as a wallet pass. */
export type LabelKind = "qr" | "pdf" | "pass"

/**
 * Returns the label of each box, or of one box: `qr` is a PNG with a code that the carrier scans, so that no printer is
 * needed.
 */
export const downloadReturnLabels = Effect.fn("returns.labels")(function* (
  { id, labels }: Pick<ReturnRequest, "id" | "labels">,
  kind: LabelKind = "qr",
  onlyBox?: number,
) {
  const gateway = yield* ReturnGateway
  const read = {
    qr: gateway.getReturnQrImage,
    pdf: gateway.getReturnLabelPdf,
    pass: gateway.getReturnPkpass,
  }[kind]
  return yield* Effect.forEach(
    labels.filter(({ box }) => onlyBox === undefined || box === onlyBox),
    ({ box, token }) => Effect.map(read(id, token), (file): LabelFile => ({ ...file, box })),
    { concurrency: 4 },
  )
})

/** Returns the label of one box. Fails with `NotFound` for another customer's return, and without such a box. */
export const downloadLabel = Effect.fn("returns.label")(function* (
  { returnId, guestToken }: { readonly returnId: string; readonly guestToken?: string | undefined },
  kind: LabelKind,
  box: number,
) {
  const gateway = yield* ReturnGateway
  const request = yield* gateway.getRmaRequest(returnId, optionalSecret(guestToken))
  const [file] = yield* downloadReturnLabels(request, kind, box)
  return file ?? (yield* new BackendError({ operation: "getReturnLabelPdf", reason: { _tag: "NotFound" } }))
})
