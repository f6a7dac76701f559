import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { WithdrawalGateway } from "../../../application/returns/WithdrawalGateway.ts"
import type { paths } from "../../../contracts/generated/returns.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { whenDefined } from "../http/whenDefined.ts"
import {
  decodeWithdrawal,
  decodeWithdrawalOptions,
  fromWithdrawalStatement,
  toWithdrawal,
  toWithdrawalOptions,
} from "./withdrawalWire.ts"

const client = contractClient<paths>()

/** The withdrawals of one store over the contract's `returns` document. */
export const httpWithdrawalGateway = gateway(WithdrawalGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  const tokenQuery = (token: Redacted.Redacted<string> | undefined) =>
    whenDefined(token, (secret) => ({ guestToken: Redacted.value(secret) }))
  return {
    getWithdrawalOptions: (orderId, token) =>
      callOperation(
        backend,
        "getWithdrawalOptions",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/withdrawal", {
            params: { path: { ...path, orderId }, query: tokenQuery(token) },
          }),
        { decode: decodeWithdrawalOptions },
      ).pipe(Effect.map(toWithdrawalOptions)),
    createWithdrawal: (statement, attemptKey, token) =>
      callOperation(
        backend,
        "createWithdrawal",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/withdrawal", {
            params: { path, query: tokenQuery(token), header: { "Idempotency-Key": attemptKey } },
            body: fromWithdrawalStatement(statement),
          }),
        { decode: decodeWithdrawal, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(toWithdrawal)),
  }
})
