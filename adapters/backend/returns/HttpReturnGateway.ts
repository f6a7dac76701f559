import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { ReturnGateway } from "../../../application/returns/ReturnGateway.ts"
import type { paths } from "../../../contracts/generated/returns.d.ts"
import { gateway } from "../gateway.ts"
import { callForFile } from "../http/callForFile.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  fromReturnDraft,
  decodeMaxReturnDate,
  decodeQrLabelCount,
  decodeRma,
  decodeRmaList,
  decodeRmaRequest,
  decodeRmaRequestList,
  toReturnability,
  toReturnRequest,
  toRma,
} from "./returnWire.ts"

const client = contractClient<paths>()
const change = { decode: decodeRmaRequest, limits: WRITE_LIMITS } as const

/** The returns of one store over the contract's `returns` document. */
export const httpReturnGateway = gateway(ReturnGateway, (backend, { store }, ids) => {
  const path = { version: "2", storeId: store.id } as const
  const request = Effect.map(toReturnRequest)
  const optionalGuestTokenQuery = (token: Redacted.Redacted<string> | undefined) => ({
    query: whenDefined(token, (secret) => ({ guestToken: Redacted.value(secret) })),
  })
  const guestTokenQuery = (token: Redacted.Redacted<string>) => ({ query: { guestToken: Redacted.value(token) } })
  return {
    getMaxReturnDate: (orderId, token) =>
      callOperation(
        backend,
        "getMaxReturnDate",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/max-return-date", {
            params: { path: { ...path, orderId }, ...optionalGuestTokenQuery(token) },
          }),
        { decode: decodeMaxReturnDate },
      ).pipe(Effect.map(toReturnability)),
    createReturnRequest: (orderId, draft, attemptKey) =>
      (attemptKey === undefined ? ids.uuid : Effect.succeed(attemptKey)).pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "createReturnRequest",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/return-request", {
                params: { path: { ...path, orderId }, header: { "Idempotency-Key": key } },
                body: fromReturnDraft(draft),
              }),
            { ...change, isForm: true },
          ),
        ),
        request,
      ),
    createGuestReturnRequest: (orderId, token, draft, attemptKey) =>
      (attemptKey === undefined ? ids.uuid : Effect.succeed(attemptKey)).pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "createGuestReturnRequest",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/return-request-guest", {
                params: { path: { ...path, orderId }, ...guestTokenQuery(token), header: { "Idempotency-Key": key } },
                body: fromReturnDraft(draft),
              }),
            { ...change, isForm: true },
          ),
        ),
        request,
      ),
    changeReturnRequest: (orderId, draft, requestId, token) =>
      callOperation(
        backend,
        "changeReturnRequest",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/order/{orderId}/return-request", {
            params: { path: { ...path, orderId }, ...optionalGuestTokenQuery(token) },
            body: { ...fromReturnDraft(draft), ...whenDefined(requestId, (rmareqId) => ({ rmareqId })) },
          }),
        change,
      ).pipe(request),
    getRmaRequest: (rmareqId, token) =>
      callOperation(
        backend,
        "getRmaRequest",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/rma-request/{rmareqId}", {
            params: { path: { ...path, rmareqId }, ...optionalGuestTokenQuery(token) },
          }),
        { decode: decodeRmaRequest },
      ).pipe(request),
    updateReturnReason: (rmareqId, returnReasonId, catentryId, token) =>
      callOperation(
        backend,
        "updateReturnReason",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/rma-request/{rmareqId}/reason", {
            params: { path: { ...path, rmareqId }, ...optionalGuestTokenQuery(token) },
            body: { returnReasonId, ...whenDefined(catentryId, (id) => ({ catentryId: id })) },
          }),
        change,
      ).pipe(request),
    updateReturnStatus: (rmareqId, status, token) =>
      callOperation(
        backend,
        "updateReturnStatus",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/rma-request/{rmareqId}/status", {
            params: { path: { ...path, rmareqId }, ...optionalGuestTokenQuery(token) },
            body: { status },
          }),
        change,
      ).pipe(request),
    annulReturn: (rmareqId, token) =>
      callOperation(
        backend,
        "annulReturn",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/rma-request/{rmareqId}/annulment", {
            params: { path: { ...path, rmareqId }, ...optionalGuestTokenQuery(token) },
          }),
        change,
      ).pipe(request),
    listGuestReturns: (token) =>
      callOperation(
        backend,
        "listGuestReturns",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/return-guest", {
            params: { path, ...guestTokenQuery(token) },
          }),
        { decode: decodeRmaRequestList },
      ).pipe(Effect.map(({ returns }) => returns.map(toReturnRequest))),
    getRma: (rmaId, token) =>
      callOperation(
        backend,
        "getRma",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/rma/{rmaId}", {
            params: { path: { ...path, rmaId }, ...optionalGuestTokenQuery(token) },
          }),
        { decode: decodeRma },
      ).pipe(Effect.map(toRma)),
    listRmas: callOperation(
      backend,
      "listRmas",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/rma", { params: { path } }),
      { decode: decodeRmaList },
    ).pipe(Effect.map(({ rmas }) => rmas.map(toRma))),
    getGuestRma: (orderId, token) =>
      callOperation(
        backend,
        "getGuestRma",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/rma-guest", {
            params: { path: { ...path, orderId }, ...guestTokenQuery(token) },
          }),
        { decode: decodeRmaList },
      ).pipe(Effect.map(({ rmas }) => rmas.map(toRma))),
    countReturnQrLabels: (requestId, token) =>
      callOperation(
        backend,
        "countReturnQrLabels",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/return-qr-labels/count", {
            params: {
              path,
              query: {
                ...optionalGuestTokenQuery(token).query,
                ...whenDefined(requestId, (rmareqId) => ({ rmareqId })),
              },
            },
          }),
        { decode: decodeQrLabelCount },
      ).pipe(Effect.map(({ count }) => count)),
    getReturnQrImage: (rmareqId, token) =>
      callForFile(
        backend,
        "getReturnQrImage",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/rma-request/{rmareqId}/qr", {
            params: { path: { ...path, rmareqId }, query: { token } },
          }),
        ["image/png"],
      ),
    getReturnLabelPdf: (rmareqId, token) =>
      callForFile(
        backend,
        "getReturnLabelPdf",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/rma-request/{rmareqId}/label", {
            params: { path: { ...path, rmareqId }, query: { token } },
          }),
        ["application/pdf"],
      ),
    getReturnPkpass: (rmareqId, token) =>
      callForFile(
        backend,
        "getReturnPkpass",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/rma-request/{rmareqId}/pass", {
            params: { path: { ...path, rmareqId }, query: { token } },
          }),
        ["application/vnd.apple.pkpass"],
      ),
  }
})
