import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { deleteAccount } from "../../../application/account/deleteAccount.ts"
import { signInWithProvider } from "../../../application/account/auth/signInWithProvider.ts"
import { signIn } from "../../../application/account/auth/signIn.ts"
import { signOut } from "../../../application/account/auth/signOut.ts"
import { registerCustomer } from "../../../application/account/auth/registerCustomer.ts"
import type { AppPorts } from "../../../application/appPorts.ts"
import { addToCart } from "../../../application/cart/addToCart.ts"
import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { discardLeftovers } from "../../../application/cart/cartUpdates.ts"
import {
  addPromoCode,
  changeQuantity,
  changeSku,
  deletePromoCode,
  removeFromCart,
} from "../../../application/cart/changeCart.ts"
import { packAsGift, removeGiftInfo, saveGiftInfo } from "../../../application/cart/changeGifts.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { restoreLine } from "../../../application/cart/restoreLine.ts"
import { restoreBackup } from "../../../application/cart/cartBackup.ts"
import { chooseShipping } from "../../../application/checkout/chooseDelivery.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { aCartItem, anOrderId, aSku } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"

const KEY = "selvedge.cart.v1"
const BACKUP = "selvedge.safeCart.v1"
const SHIRT = aSku("8201-400-3")
const ORDER = anOrderId("700000000001")
const ANA = { logon: "ana.prueba@example.org", password: Redacted.make("Selvedge2026") }
const CHECKOUT = {
  orderId: ORDER,
  shipping: { shippingMethodId: "standard", kind: "delivery", addressId: "81" },
  payment: { by: "card" as const, methodId: "1", card: aCardEntry() },
  expectedTotal: euros(1),
  acceptedPolicies: ["2"],
}

type Row = readonly [action: string, program: Effect.Effect<unknown, unknown, AppPorts>]

/** How each command of cart, order and user changes the remembered cart (S4). */
const MEMORY: {
  readonly renewed: readonly Row[]
  readonly forgotten: readonly Row[]
  readonly believed: readonly Row[]
} = {
  renewed: [
    ["reading the cart", loadCart()],
    ["adding a piece", addToCart({ sku: SHIRT, quantity: 1 })],
    ["changing a quantity", changeQuantity(SHIRT, 2)],
    ["removing a line", removeFromCart(SHIRT)],
    ["changing a size", changeSku("900000000001", aSku("8201-400-4"))],
    ["a promotion code", addPromoCode(ORDER, "SPRING10")],
    ["taking a promotion code back", deletePromoCode(ORDER, "SPRING10")],
    ["a coupon", applyCoupon(ORDER, "C-5521")],
    ["packing as a gift", packAsGift(ORDER, SHIRT, { isWrapped: true })],
    ["unpacking", packAsGift(ORDER, SHIRT, { isWrapped: false })],
    ["writing a card", saveGiftInfo({ senderName: "Ana", receiverName: "Luis" })],
    ["taking the card off", removeGiftInfo("41")],
    ["putting a line back", restoreLine(aCartItem("8201-400-3"))],
    ["putting a backup back", restoreBackup()],
    ["letting go of what is kept", discardLeftovers()],
    ["choosing a delivery", chooseShipping(ORDER, CHECKOUT.shipping)],
  ],
  forgotten: [
    ["registering", registerCustomer({ ...ANA, acceptedPolicies: [1, 2] })],
    ["logging in", signIn(ANA)],
    ["logging in by a provider", signInWithProvider({ socialType: "google", code: Redacted.make("code") })],
    ["logging out", signOut()],
    [
      "deleting the account",
      deleteAccount(
        { typed: "ana.prueba@example.org", continueNewsletter: false },
        { id: "55501", email: "ana.prueba@example.org" },
      ),
    ],
    ["submitting the checkout", submitCheckout(CHECKOUT, { tries: 1, interval: Duration.millis(1) })],
  ],
  believed: [
    ["a change that is refused before any call", Effect.flip(changeQuantity(SHIRT, 100))],
    [
      "words that are refused before any call",
      Effect.flip(packAsGift(ORDER, SHIRT, { isWrapped: true, message: "Drop by" })),
    ],
  ],
}

const rows = (["renewed", "forgotten", "believed"] as const).flatMap((effect) =>
  MEMORY[effect].map(([action, program]) => ({ effect, action, program })),
)

describe("the cart remembered on the device", () => {
  it.each(rows)("is $effect by $action", async ({ effect, program }) => {
    const storedCart = JSON.stringify({
      storeId: "10000034",
      items: [{ sku: "remembered", quantity: 9 }],
      savedAt: Date.now(),
      registered: true,
    })
    const values = new Map([[KEY, storedCart]])
    const { context } = testRoot(inSpain, {
      fetch: exampleBackend().fetch,
      values,
      session: { accessToken: Redacted.make("r.1"), userType: "registered" },
    })
    await Effect.runPromise(Effect.provideContext(program, context))
    const now = values.get(KEY)
    expect(now === undefined ? "forgotten" : now === storedCart ? "believed" : "renewed").toBe(effect)
  })
})

describe("the last backup of the cart", () => {
  it.each([
    ...MEMORY.forgotten.map(([action, program]) => ({ action, program })),
    { action: "letting go of what is kept", program: discardLeftovers() },
  ])("is cleared by $action: the backup may have changed since", async ({ program }) => {
    const values = new Map([[BACKUP, JSON.stringify("a cart")]])
    const { context } = testRoot(inSpain, {
      fetch: exampleBackend().fetch,
      values,
      session: { accessToken: Redacted.make("r.1"), userType: "registered" },
    })
    await Effect.runPromise(Effect.provideContext(program, context))
    expect(values.has(BACKUP)).toBe(false)
  })
})
