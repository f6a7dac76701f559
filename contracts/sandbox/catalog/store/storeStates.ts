import { type ProviderStates, storeIn, textAt } from "../../platform/states/StateShop.ts"
import { listAt } from "../../platform/states/listAt.ts"

export const storeStates: ProviderStates = {
  "a store": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    await shop.call("", "GET", `/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}/category`)
    return {}
  },
  "no such store": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const stores = listAt(await shop.call("", "GET", "/itxrest/2/catalog/store"), "stores")
    if (stores.some((store) => textAt(store, "id") === storeId)) throw new Error(`The shop has a store ${storeId}.`)
    return {}
  },
}
