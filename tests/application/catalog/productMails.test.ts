import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { confirmRestockAlert, cancelRestockAlert } from "../../../application/catalog/restock/restockMailLinks.ts"
import { mailRefusedReason } from "../../../application/shared/mailRefusedReason.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { subscribeToRestock } from "../../../application/catalog/restock/subscribeToRestock.ts"
import { ProductGateway } from "../../../application/catalog/ProductGateway.ts"
import { recommendProduct } from "../../../application/catalog/recommendProduct.ts"
import { RestockAlertGateway } from "../../../application/catalog/restock/RestockAlertGateway.ts"
import { sku } from "../../support/backend/scopes.ts"
import { itEffect } from "../../support/itEffect.ts"

const wish = { email: "ana@example.org", sku: sku("8201-400-3"), acceptedPolicies: [1] }
const notifications = Layer.mock(RestockAlertGateway, {
  subscribeStockNotification: ({ email, sku: wanted }) =>
    Effect.succeed({ email, sku: wanted, status: "pending" } as const),
})
const products = Layer.mock(ProductGateway, { sendToAFriend: () => Effect.void })

describe("restock alerts and recommendations by email", () => {
  itEffect("sends an alert with consent, which then waits for confirmation", () =>
    Effect.gen(function* () {
      expect(yield* Effect.provide(subscribeToRestock(wish), notifications)).toEqual({
        email: wish.email,
        sku: wish.sku,
        status: "pending",
      })
    }),
  )

  itEffect("sends no alert without consent", () =>
    Effect.gen(function* () {
      const refused = yield* Effect.provide(
        Effect.flip(subscribeToRestock({ ...wish, acceptedPolicies: [] })),
        Layer.mock(RestockAlertGateway, {}),
      )
      expect(refused).toMatchObject({ _tag: "RestockAlertRefused", reasons: [{ field: "acceptedPolicies" }] })
    }),
  )

  itEffect("reports the state of a confirmed alert, and of a deleted one only that it is gone", () =>
    Effect.gen(function* () {
      const hash = Redacted.make("h")
      const gateway = (gone: boolean) =>
        Layer.mock(RestockAlertGateway, {
          confirmStockNotification: (email) =>
            gone
              ? Effect.fail(backendError("notFound"))
              : Effect.succeed({ email, sku: wish.sku, status: "done" } as const),
          deleteStockNotification: () => (gone ? Effect.fail(backendError("notFound")) : Effect.void),
        })
      const answers = (gone: boolean) =>
        Effect.provide(
          Effect.all([confirmRestockAlert("ana@example.org", hash), cancelRestockAlert("ana@example.org", hash)]),
          gateway(gone),
        )
      expect(yield* answers(false)).toEqual(["done", "left"])
      expect(yield* answers(true)).toEqual(["unknown", "unknown"])
    }),
  )

  itEffect("reports an error when the backend could not take the confirmation", () =>
    Effect.gen(function* () {
      const broken = Layer.mock(RestockAlertGateway, {
        confirmStockNotification: () => Effect.fail(backendError("unreachable")),
      })
      expect(
        yield* Effect.provide(Effect.flip(confirmRestockAlert("ana@example.org", Redacted.make("h"))), broken),
      ).toMatchObject({ _tag: "BackendError" })
    }),
  )

  itEffect("sends the solved captcha with the alert", () =>
    Effect.gen(function* () {
      const sent: unknown[] = []
      const gateway = Layer.mock(RestockAlertGateway, {
        subscribeStockNotification: ({ email, sku: wanted }, captcha) =>
          Effect.sync(() => {
            sent.push(captcha)
            return { email, sku: wanted, status: "pending" } as const
          }),
      })
      yield* Effect.provide(subscribeToRestock(wish, { id: "c1", value: "four" }), gateway)
      expect(sent).toEqual([{ id: "c1", value: "four" }])
    }),
  )

  it("reports a reason that the customer can act on", () => {
    const rejected = (key: string) =>
      mailRefusedReason({ reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] } })
    expect(["_ERR_CAPTCHA", "_ERR_IN_STOCK", "_ERR_TOO_MANY_MESSAGES", "_ERR_OTHER"].map(rejected)).toEqual([
      "captcha",
      "inStock",
      "tooMany",
      "failed",
    ])
    expect([mailRefusedReason(backendError("notFound")), mailRefusedReason(backendError("unreachable"))]).toEqual([
      "gone",
      "failed",
    ])
  })

  itEffect("sends a recommendation, but none that contains a link", () =>
    Effect.gen(function* () {
      const recommendation = { productId: "510001", recipient: "lea@example.org", message: "Would suit you." }
      expect(yield* Effect.provide(recommendProduct(recommendation), products)).toBeUndefined()
      const refused = yield* Effect.provide(
        Effect.flip(recommendProduct({ ...recommendation, message: "https://x" })),
        Layer.mock(ProductGateway, {}),
      )
      expect(refused).toMatchObject({ _tag: "RecommendationRefused", reasons: [{ field: "message", rule: "link" }] })
    }),
  )
})
