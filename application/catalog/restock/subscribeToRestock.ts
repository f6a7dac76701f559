import * as Effect from "effect/Effect"
import type { RestockAlertRequest } from "../../../domain/catalog/stock/RestockAlert.ts"
import { RestockAlertRefused, validateStockNotification } from "../../../domain/catalog/stock/RestockAlert.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import { RestockAlertGateway } from "./RestockAlertGateway.ts"

/**
 * Requests a restock alert for a SKU. Fails with `RestockAlertRefused` before any call when address or consent is
 * missing.
 */
export const subscribeToRestock = Effect.fn("catalog.subscribeToRestock")(function* (
  wish: RestockAlertRequest,
  captcha?: SolvedCaptcha,
) {
  const reasons = validateStockNotification(wish)
  if (reasons.length > 0) return yield* new RestockAlertRefused({ reasons })
  return yield* (yield* RestockAlertGateway).subscribeStockNotification(wish, captcha)
})
