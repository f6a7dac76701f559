import { findFirst, type ProviderStates, type StateShop, storeIn, textAt } from "../platform/states/StateShop.ts"
import { buy } from "../checkout/checkoutStates.ts"
import { newEmail, saveStateAddress } from "../customers/account/accountStates.ts"

/** A guest with an order under their own e-mail address. */
const guestOrder = async (shop: StateShop, storeId: string) => {
  const sku = await findFirst(shop.products(storeId), ({ skus }) => skus[0], "sku in stock")
  const email = newEmail()
  const token = await shop.guest(storeId)
  const orderId = textAt(
    await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/cart`, { cartItems: [{ sku, quantity: 1 }] }),
    "id",
  )
  const addressId = await saveStateAddress(shop, token, storeId, email)
  const shipping = { shippingMethodId: "standard", kind: "delivery", addressId }
  await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/order/${orderId}/checkout/shipping`, shipping)
  return {
    token,
    orderId,
    addressId,
    email,
    guestToken: textAt(await buy(shop, storeId, { token, orderId }), "guestToken"),
  }
}

export const guestOrderStates: ProviderStates = {
  "a guest's order": async (shop, parameters) => guestOrder(shop, storeIn(parameters)),
  "a code for a guest's orders": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const order = await guestOrder(shop, storeId)
    await shop.call("", "POST", `/itxrest/2/user/store/${storeId}/guest-order-tokens`, {
      email: order.email,
      type: "EMAIL",
    })
    const code = /\b[0-9]{6}\b/u.exec(await shop.lastMessage(order.email))?.[0]
    if (code === undefined) throw new Error(`No code was sent to ${order.email}.`)
    return { ...order, code }
  },
}
