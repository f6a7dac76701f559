import { type ProviderStates, type StateShop, storeIn, textAt } from "../../platform/states/StateShop.ts"

const giftCardPath = (storeId: string) => `/itxrest/2/order/store/${storeId}/gift-card`
const DAYS_AHEAD_MS = 30 * 86_400_000

/** A guest, the available gift cards, and a possible sending day by the shop's own clock. */
const offered = async (shop: StateShop, storeId: string) => {
  const token = await shop.guest(storeId)
  const offer = await shop.call(token, "GET", `${giftCardPath(storeId)}/virtual?catalogId=2${storeId.slice(1)}`)
  const now = Date.parse(textAt(await shop.call(token, "GET", `/itxrest/2/order/store/${storeId}/cart`), "timestamp"))
  const [giftYear = "", giftMonth = "", giftDay = ""] = new Date(now + DAYS_AHEAD_MS)
    .toISOString()
    .slice(0, 10)
    .split("-")
  return {
    token,
    catalogId: `2${storeId.slice(1)}`,
    giftCardSku: textAt(offer, "amounts.0.sku"),
    physicalSku: textAt(offer, "physicalAmounts.0.sku"),
    giftYear,
    giftMonth,
    giftDay,
  }
}

/** A guest with a virtual gift card in the cart. */
const inCart = async (shop: StateShop, storeId: string) => {
  const { token, giftCardSku, giftYear, giftMonth, giftDay } = await offered(shop, storeId)
  const cart = await shop.call(token, "POST", `${giftCardPath(storeId)}/virtual`, {
    sku: giftCardSku,
    quantity: 1,
    senderName: "Ana",
    receiverName: "Luis",
    receiverEmail: "luis@example.org",
    receiverPhone: "+34600000000",
    year: giftYear,
    month: giftMonth,
    day: giftDay,
    hour: "10",
    minute: "00",
  })
  return { token, orderId: textAt(cart, "id"), orderItemId: textAt(cart, "items.0.id") }
}

export const giftCardStates: ProviderStates = {
  "gift cards for sale": (shop, parameters) => offered(shop, storeIn(parameters)),
  "a gift card in the cart": (shop, parameters) => inCart(shop, storeIn(parameters)),
}
