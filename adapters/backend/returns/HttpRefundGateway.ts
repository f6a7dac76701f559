import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { RefundGateway } from "../../../application/returns/RefundGateway.ts"
import type { paths } from "../../../contracts/generated/returns.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { PAYMENT_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeAdvancedReturns,
  fromBankAccount,
  fromEntryUnits,
  fromRefundTarget,
  decodeRefundReceipt,
  decodeReturnDebt,
  toAdvancedReturns,
  toRefundReceipt,
  toReturnDebt,
} from "./refundWire.ts"

const client = contractClient<paths>()
const paying = { decode: decodeRefundReceipt, limits: PAYMENT_LIMITS } as const
const receipt = Effect.map(toRefundReceipt)

/** Refunds of one store's returns over the contract's `returns` document. */
export const httpRefundGateway = gateway(RefundGateway, (backend, { store }, ids) => {
  const path = { version: "2", storeId: store.id } as const
  const tokenOf = (token: Redacted.Redacted<string> | undefined) =>
    whenDefined(token, (secret) => ({ guestToken: Redacted.value(secret) }))
  return {
    requestRefund: (orderId, target) => {
      const { type, body } = fromRefundTarget(target)
      return ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "requestRefund",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/refund", {
                params: { path: { ...path, orderId }, query: { type }, header: { "Idempotency-Key": key } },
                body,
              }),
            paying,
          ),
        ),
        receipt,
      )
    },
    requestGuestRefund: (orderId, token, target) => {
      const { type, body } = fromRefundTarget(target)
      return ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "requestGuestRefund",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/refund-guest", {
                params: {
                  path: { ...path, orderId },
                  query: { type, guestToken: Redacted.value(token) },
                  header: { "Idempotency-Key": key },
                },
                body,
              }),
            paying,
          ),
        ),
        receipt,
      )
    },
    createManualTransfer: (account, orderId) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "createManualTransfer",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/manual-transfer", {
                params: { path, header: { "Idempotency-Key": key } },
                body: { bankAccount: fromBankAccount(account), ...whenDefined(orderId, (id) => ({ orderId: id })) },
              }),
            paying,
          ),
        ),
        receipt,
      ),
    getAdvancedDebt: (orderId, items, token) =>
      callOperation(
        backend,
        "getAdvancedDebt",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/advanced-debt", {
            params: { path: { ...path, orderId }, query: { items: fromEntryUnits(items), ...tokenOf(token) } },
          }),
        { decode: decodeReturnDebt },
      ).pipe(Effect.map(toReturnDebt)),
    getReplacementDebt: (orderId, items, token) =>
      callOperation(
        backend,
        "getReplacementDebt",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/replacement-debt", {
            params: { path: { ...path, orderId }, query: { items: fromEntryUnits(items), ...tokenOf(token) } },
          }),
        { decode: decodeReturnDebt },
      ).pipe(Effect.map(toReturnDebt)),
    listAdvancedReturns: (userId) =>
      callOperation(
        backend,
        "listAdvancedReturns",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/advanced-return", {
            params: { path, query: { userId } },
          }),
        { decode: decodeAdvancedReturns },
      ).pipe(Effect.map(toAdvancedReturns)),
  }
})
