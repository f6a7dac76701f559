import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { NoticeOutcome } from "../../domain/catalog/noticeStep.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { StockNotificationGateway } from "./StockNotificationGateway.ts"

const unknown = () => Effect.succeed<NoticeOutcome>("unknown")

/**
 * Confirms a wish with the hash of the shop's mail. `unknown` where there is none, or no longer: a wrong hash is not
 * told apart.
 */
export const confirmRestock = Effect.fn("catalog.confirmRestock")(function* (
  email: string,
  hash: Redacted.Redacted<string>,
  captcha?: SolvedCaptcha,
) {
  const gateway = yield* StockNotificationGateway
  return yield* gateway.confirmStockNotification(email, hash, captcha).pipe(
    Effect.map(({ status }): NoticeOutcome => status),
    Effect.catchReason("BackendError", "NotFound", unknown),
  )
})

/**
 * Ends a wish with the hash of the shop's mail. `unknown` as in `confirmRestock`: whoever ends it twice has ended it.
 */
export const endRestock = Effect.fn("catalog.endRestock")(function* (email: string, hash: Redacted.Redacted<string>) {
  const gateway = yield* StockNotificationGateway
  return yield* gateway.deleteStockNotification(email, hash).pipe(
    Effect.map((): NoticeOutcome => "left"),
    Effect.catchReason("BackendError", "NotFound", unknown),
  )
})
