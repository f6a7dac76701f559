import { saveStateAddress } from "../customers/account/accountStates.ts"
import { type ProviderStates, type StateShop, storeIn, textAt } from "../platform/states/StateShop.ts"
import { buy, readyForCheckout, stockedSku } from "../checkout/checkoutStates.ts"
import { listAt } from "../platform/states/listAt.ts"

const restPath = (storeId: string): string => `/itxrest/2/order/store/${storeId}`

const entryOf = async (shop: StateShop, token: string, storeId: string, orderId: string): Promise<string> =>
  textAt(listAt(await shop.call(token, "GET", `${restPath(storeId)}/order/${orderId}`), "items")[0], "catentryId")

/** A guest with an order of two units of one sku. */
const returnableOrder = async (shop: StateShop, storeId: string) => {
  const { token, orderId } = await readyForCheckout(shop, storeId, await stockedSku(shop, storeId), 2)
  const guestToken = textAt(await buy(shop, storeId, { token, orderId }), "guestToken")
  return { token, orderId, guestToken, catentryId: await entryOf(shop, token, storeId, orderId) }
}

const requestReturn = (
  shop: StateShop,
  storeId: string,
  { token, orderId, catentryId }: Readonly<Record<"token" | "orderId" | "catentryId", string>>,
  more: object = {},
): Promise<unknown> =>
  shop.call(token, "POST", `${restPath(storeId)}/order/${orderId}/return-request`, {
    returnLines: [{ catentryId, quantity: 1, returnReasonId: "1" }],
    ...more,
  })

const returnRequest = async (shop: StateShop, storeId: string) => {
  const order = await returnableOrder(shop, storeId)
  const request = await requestReturn(shop, storeId, order)
  return {
    ...order,
    rmareqId: textAt(request, "rmareqId"),
    rmaId: textAt(request, "rmaId"),
    labelToken: textAt(listAt(request, "labels")[0], "token"),
  }
}

export const returnStates: ProviderStates = {
  "a returnable order": (shop, parameters) => returnableOrder(shop, storeIn(parameters)),
  "a return request": (shop, parameters) => returnRequest(shop, storeIn(parameters)),
  "a return on its way": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const request = await returnRequest(shop, storeId)
    await shop.call(request.token, "PUT", `${restPath(storeId)}/rma-request/${request.rmareqId}/status`, {
      status: "IN_TRANSIT",
    })
    return request
  },
  "a return refunded in advance": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, userId } = await shop.registered(storeId)
    const cart = await shop.call(token, "POST", `${restPath(storeId)}/cart`, {
      cartItems: [{ sku: await stockedSku(shop, storeId), quantity: 1 }],
    })
    const orderId = textAt(cart, "id")
    const addressId = await saveStateAddress(shop, token, storeId)
    await shop.call(token, "POST", `${restPath(storeId)}/order/${orderId}/checkout/shipping`, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId,
    })
    await buy(shop, storeId, { token, orderId })
    const catentryId = await entryOf(shop, token, storeId, orderId)
    await requestReturn(shop, storeId, { token, orderId, catentryId }, { returnType: "ADVANCED" })
    return { token, userId }
  },
}
