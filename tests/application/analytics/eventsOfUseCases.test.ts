import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { registerCustomer } from "../../../application/account/auth/registerCustomer.ts"
import { signIn } from "../../../application/account/auth/signIn.ts"
import { Analytics } from "../../../application/analytics/Analytics.ts"
import type { AppPorts } from "../../../application/appPorts.ts"
import { addToCart } from "../../../application/cart/addToCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { restoreLine } from "../../../application/cart/restoreLine.ts"
import { recommendProduct, trackProductShare } from "../../../application/catalog/recommendProduct.ts"
import { createChatSession } from "../../../application/chat/ChatSession.ts"
import { startChat } from "../../../application/chat/startChat.ts"
import { chooseShipping } from "../../../application/checkout/chooseDelivery.ts"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { addPhysicalGiftCard } from "../../../application/gift-card/addPhysicalGiftCard.ts"
import { addVirtualGiftCard } from "../../../application/gift-card/addVirtualGiftCard.ts"
import { cancelOrder } from "../../../application/order/cancelOrder.ts"
import { requestRefund } from "../../../application/returns/requestRefund.ts"
import { withdraw } from "../../../application/returns/withdraw.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { addToList, shareWishlist } from "../../../application/wishlist/changeLists.ts"
import { buyFromEventWishlist } from "../../../application/wishlist/eventWishlists.ts"
import { saveToWishlist } from "../../../application/wishlist/saveToWishlist.ts"
import type { CommerceEvent } from "../../../domain/analytics/CommerceEvent.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { anOrderId, aSku } from "../../support/builders/aCart.ts"
import { FakeChatServer } from "../../support/fakes/FakeChatServer.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"

const PASSWORD = Redacted.make("Selvedge2026")
const LOGON = "ana.prueba@example.org"
const SENDING = { timeZone: "Europe/Madrid", maximumDaysAhead: 365 }
/** A store with a right of withdrawal. */
const SCOPE = {
  ...inSpain,
  store: { ...inSpain.store, configuration: { ...inSpain.store.configuration, WITHDRAWAL_DAYS: "14" } },
}
/** The gift card of the examples. */
const CARD_SKU = aSku("giftcard.virtual-5000")
const GIFT_CARD = {
  quantity: 1,
  senderName: "Ana",
  receiverName: "Luis",
  receiverEmail: "luis@example.org",
  receiverPhone: "+34600000000",
}

const aChat = Effect.gen(function* () {
  const session = yield* createChatSession("Ana", "user")
  yield* startChat(
    session,
    { workgroupJid: "orders@workgroup.shop.example", metadata: { email: LOGON } },
    { jid: "shop.example", customerId: "7", name: "Ana", email: LOGON, workgroupId: "orders" },
  )
}).pipe(Effect.provide(Layer.mergeAll(new FakeChatServer().layer, new FakeDevice().layer)))

/** Runs a use-case of a customer whose backend returns the contract's examples; returns the tracked events. */
async function eventsOf(
  program: (cart: Cart) => Effect.Effect<unknown, unknown, AppPorts>,
): Promise<readonly CommerceEvent[]> {
  const events: CommerceEvent[] = []
  const holder = memorySessionHolder({ accessToken: Redacted.make("r.1"), userType: "registered" })
  const { context } = testRoot(SCOPE, { fetch: exampleBackend().fetch, store: [constant(SessionHolder, holder)] })
  const tracked = Effect.provideService(Effect.flatMap(loadCart(), program), Analytics, {
    isEnabled: true,
    track: (event) => Effect.sync(() => void events.push(event)),
  })
  await Effect.runPromise(Effect.provideContext(tracked, context))
  return events
}

/** The first line of the example of a cart, whose SKU the examples of its changes contain too. */
function lineOf({ items: [line] }: Cart) {
  if (line === undefined) throw new Error("The example of a cart is empty.")
  return line
}

describe("An event is tracked by", () => {
  it.each<[string, Partial<CommerceEvent>, (cart: Cart) => Effect.Effect<unknown, unknown, AppPorts>]>([
    ["signing in", { name: "login", method: "password" }, () => signIn({ logon: LOGON, password: PASSWORD })],
    [
      "a registration",
      { name: "sign_up", method: "password" },
      () => registerCustomer({ logon: LOGON, password: PASSWORD, acceptedPolicies: [1, 2] }),
    ],
    [
      "an addition to the cart",
      { name: "add_to_cart" },
      (cart) => addToCart({ sku: lineOf(cart).sku, quantity: 1, productId: lineOf(cart).productId }),
    ],
    ["undoing a removal", { name: "add_to_cart" }, (cart) => restoreLine(lineOf(cart))],
    ["a gift card by post", { name: "add_to_cart" }, () => addPhysicalGiftCard({ sku: CARD_SKU, quantity: 1 })],
    ["a gift card by email", { name: "add_to_cart" }, () => addVirtualGiftCard(CARD_SKU, GIFT_CARD, SENDING)],
    [
      "a purchase from an event's list",
      { name: "add_to_cart" },
      (cart) => buyFromEventWishlist("1", "code", [{ partNumber: lineOf(cart).sku, quantity: 1 }]),
    ],
    ["the start of a checkout", { name: "begin_checkout" }, () => startCheckout()],
    [
      "the choice of a delivery",
      { name: "add_shipping_info", method: "1" },
      () => chooseShipping(anOrderId(), { shippingMethodId: "1", kind: "delivery", addressId: "1" }),
    ],
    ["a cancellation", { name: "refund" }, () => cancelOrder(anOrderId())],
    [
      "the target of a refund",
      { name: "refund" },
      () =>
        requestRefund(
          { kind: "contact", contact: { firstName: "Ana", lastName: "Prat", email: LOGON } },
          { orderId: anOrderId() },
        ),
    ],
    [
      "a withdrawal",
      { name: "refund" },
      () =>
        withdraw(
          { name: "Ana", email: LOGON, orderReference: anOrderId() },
          { attemptKey: "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10" },
        ),
    ],
    ["saving a product", { name: "add_to_wishlist" }, () => saveToWishlist({ productId: "1" }, "Summer")],
    [
      "undoing the removal from a wishlist",
      { name: "add_to_wishlist" },
      () => addToList("Summer", [{ catentryId: "1", productId: "1", quantity: 2 }]),
    ],
    ["sharing a wishlist", { name: "share", method: "link" }, () => shareWishlist("Summer", "public")],
    [
      "sending a product",
      { name: "share", method: "email" },
      () => recommendProduct({ productId: "1", recipient: "lea@example.org", message: "Would suit you." }),
    ],
    ["sharing a product", { name: "share", method: "device", content: "product" }, () => trackProductShare("device")],
    ["a chat", { name: "start_chat", topic: "orders" }, () => aChat],
  ])("%s", async (_, event, program) => {
    expect(await eventsOf(program)).toMatchObject([event])
  })
})
