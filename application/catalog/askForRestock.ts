import * as Effect from "effect/Effect"
import type { StockNotificationWish } from "../../domain/catalog/StockNotification.ts"
import { StockNotificationRefused, stockNotificationProblems } from "../../domain/catalog/StockNotification.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { StockNotificationGateway } from "./StockNotificationGateway.ts"

/**
 * Asks to be told when a sku is back. Fails with `StockNotificationRefused` before any call when address or consent is
 * missing.
 */
export const askForRestock = Effect.fn("catalog.askForRestock")(function* (
  wish: StockNotificationWish,
  captcha?: SolvedCaptcha,
) {
  const problems = stockNotificationProblems(wish)
  if (problems.length > 0) return yield* new StockNotificationRefused({ problems })
  return yield* (yield* StockNotificationGateway).subscribeStockNotification(wish, captcha)
})
