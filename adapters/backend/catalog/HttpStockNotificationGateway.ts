import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { RestockAlertGateway } from "../../../application/catalog/restock/RestockAlertGateway.ts"
import type { paths } from "../../../contracts/generated/catalog.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { decodeStockNotification, toStockNotification } from "./productServiceWire.ts"

const client = contractClient<paths>()

/** Stock notifications over the contract's `catalog` document. */
export const httpStockNotificationGateway = gateway(RestockAlertGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    subscribeStockNotification: ({ email, sku, acceptedPolicies, hash }, captcha) =>
      callOperation(
        backend,
        "subscribeStockNotification",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/stock-notification", {
            params: { path },
            body: {
              email,
              sku,
              acceptedPolicies,
              ...whenDefined(hash, (proof) => ({ hash: Redacted.value(proof) })),
              ...fromCaptcha(captcha),
            },
          }),
        { decode: decodeStockNotification, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(toStockNotification)),
    confirmStockNotification: (email, hash, captcha) =>
      callOperation(
        backend,
        "confirmStockNotification",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/stock-notification/confirmation", {
            params: { path },
            body: { email, hash: Redacted.value(hash), ...fromCaptcha(captcha) },
          }),
        { decode: decodeStockNotification, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toStockNotification)),
    deleteStockNotification: (email, hash) =>
      callOperation(
        backend,
        "deleteStockNotification",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/stock-notification", {
            params: { path, query: { email, hash: Redacted.value(hash) } },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
  }
})
