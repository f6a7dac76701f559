import * as Effect from "effect/Effect"
import type { Recommendation } from "../../domain/catalog/Recommendation.ts"
import { RecommendationRefused, validateRecommendation } from "../../domain/catalog/Recommendation.ts"
import { track } from "../analytics/Analytics.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { ProductGateway } from "./ProductGateway.ts"

/**
 * Sends a product to a friend by email. Fails with `RecommendationRefused` before any call when the email breaks a
 * rule.
 */
export const recommendProduct = Effect.fn("catalog.recommendProduct")(function* (
  recommendation: Recommendation,
  captcha?: SolvedCaptcha,
) {
  const reasons = validateRecommendation(recommendation)
  if (reasons.length > 0) return yield* new RecommendationRefused({ reasons })
  yield* (yield* ProductGateway).sendToAFriend(recommendation, captcha)
  yield* trackProductShare("email")
})

/** Reports that a product was shared: by email, by the device's share sheet, or by its copied link. */
export function trackProductShare(method: "email" | "device" | "link"): Effect.Effect<void> {
  return track({ name: "share", method, content: "product" })
}
