import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { askForRestock } from "../../../application/catalog/askForRestock.ts"
import { ProductGateway } from "../../../application/catalog/ProductGateway.ts"
import { recommendProduct } from "../../../application/catalog/recommendProduct.ts"
import { StockNotificationGateway } from "../../../application/catalog/StockNotificationGateway.ts"
import { sku } from "../../support/backend/scopes.ts"
import { itEffect } from "../../support/itEffect.ts"

const wish = { email: "ana@example.org", sku: sku("8201-400-3"), acceptedPolicies: [1] }
const notifications = Layer.mock(StockNotificationGateway, {
  subscribeStockNotification: ({ email, sku: wanted }) => Effect.succeed({ email, sku: wanted, status: "pending" } as const),
})
const products = Layer.mock(ProductGateway, { sendToAFriend: () => Effect.void })

describe("mails about products", () => {
  itEffect("a wish with consent goes to the shop and waits for its confirmation", () => Effect.gen(function* () {
    expect(yield* Effect.provide(askForRestock(wish), notifications)).toEqual({ email: wish.email, sku: wish.sku, status: "pending" })
  }))

  itEffect("a wish without consent goes nowhere", () => Effect.gen(function* () {
    const refused = yield* Effect.provide(Effect.flip(askForRestock({ ...wish, acceptedPolicies: [] })), Layer.mock(StockNotificationGateway, {}))
    expect(refused).toMatchObject({ _tag: "StockNotificationRefused", problems: [{ field: "acceptedPolicies" }] })
  }))

  itEffect("a recommendation is sent, and one with a link goes nowhere", () => Effect.gen(function* () {
    const recommendation = { productId: "510001", recipient: "lea@example.org", message: "Would suit you." }
    expect(yield* Effect.provide(recommendProduct(recommendation), products)).toBeUndefined()
    const refused = yield* Effect.provide(Effect.flip(recommendProduct({ ...recommendation, message: "https://x" })), Layer.mock(ProductGateway, {}))
    expect(refused).toMatchObject({ _tag: "RecommendationRefused", problems: [{ field: "message", rule: "link" }] })
  }))
})
