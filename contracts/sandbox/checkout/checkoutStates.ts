import { saveStateAddress } from "../account/accountStates.ts"
import { firstOf, numberAt, type ProviderStates, type StateShop, storeIn, textAt } from "../cart/StateShop.ts"
import { CARD_MODE } from "./paymentMethods.ts"

const METHOD = "standard"

/** A fresh guest with a sku in the cart, address and delivery set. */
export const readyForCheckout = async (shop: StateShop, storeId: string, sku: string, quantity = 1) => {
  const token = await shop.guest(storeId)
  const orderId = textAt(await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/cart`, { cartItems: [{ sku, quantity }] }), "id")
  const addressId = await saveStateAddress(shop, token, storeId)
  const shipping = { shippingMethodId: METHOD, kind: "delivery", addressId }
  const cart = await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/order/${orderId}/checkout/shipping`, shipping)
  return { token, orderId, addressId, shippingMethodId: METHOD, paymentModeId: CARD_MODE, totalOrder: numberAt(cart, "totalOrder") }
}

/** Pays a cart with the card that is paid at once; answers the payment status. */
export const buy = (shop: StateShop, storeId: string, { token, orderId }: { readonly token: string; readonly orderId: string }): Promise<unknown> => {
  const card = { paymentModeId: CARD_MODE, number: "4242424242424242", holder: "ANA PRUEBA", month: "12", year: "2030", cvv2: "123" }
  // One purchase per cart: a key made of its id is unique enough.
  const key = `00000000-0000-4000-8000-${orderId.padStart(12, "0").slice(-12)}`
  return shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/order/${orderId}/asynccheckout`, { paymentBundle: { paymentData: [card] } }, { "idempotency-key": key })
}

/** A sku in good stock. */
export const stockedSku = (shop: StateShop, storeId: string): Promise<string> => firstOf(shop.products(storeId), ({ skus }) => skus[0], "sku in stock")

/** Provider states of the area checkout, by name. */
export const checkoutStates: ProviderStates = {
  "a cart ready for checkout": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    return readyForCheckout(shop, storeId, await stockedSku(shop, storeId))
  },
  "a sold out cart": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { sku, units } = await firstOf(shop.products(storeId), ({ low }) => low[0], "sku with few units")
    const late = await readyForCheckout(shop, storeId, sku)
    await buy(shop, storeId, await readyForCheckout(shop, storeId, sku, units))
    return late
  },
}
