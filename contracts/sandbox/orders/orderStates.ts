import { buy, readyForCheckout, stockedSku } from "../checkout/checkoutStates.ts"
import { type ProviderStates, storeIn, textAt } from "../cart/StateShop.ts"

/** Provider states of the area orders, by name. */
export const orderStates: ProviderStates = {
  "a paid order": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, orderId } = await readyForCheckout(shop, storeId, await stockedSku(shop, storeId))
    return { token, orderId, guestToken: textAt(await buy(shop, storeId, { token, orderId }), "guestToken") }
  },
}
