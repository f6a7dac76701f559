import { type ProviderStates, type StateShop, storeIn, textAt } from "../cart/StateShop.ts"

/** An address that the store delivers to. */
const addressIn = (storeId: string) => ({
  firstName: "Ana",
  lastName: "Prueba",
  addressLines: ["Example Street 12"],
  city: "Exampleton",
  countryCode: storeId === "10000001" ? "US" : storeId === "10000081" ? "JP" : storeId === "10000966" ? "SA" : "ES",
  zipCode: storeId === "10000081" ? "150-0001" : "28013",
  phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
  email: "ana.prueba@example.org",
})

/** Saves an address for a session; its id. */
export const saveStateAddress = async (shop: StateShop, token: string, storeId: string): Promise<string> =>
  textAt(await shop.call(token, "POST", `/itxrest/2/user/store/${storeId}/address`, addressIn(storeId)), "id")

/** Provider states of the area account, by name. */
export const accountStates: ProviderStates = {
  "a registered session": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const session = await shop.registered(storeId)
    await shop.call(session.token, "DELETE", `/itxrest/2/order/store/${storeId}/safe-cart`)
    return session
  },
  "a saved address": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const token = await shop.guest(storeId)
    return { token, addressId: await saveStateAddress(shop, token, storeId) }
  },
}
