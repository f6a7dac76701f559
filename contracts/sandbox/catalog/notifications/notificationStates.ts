import { findFirst, type ProviderStates, type StateShop, storeIn } from "../../platform/states/StateShop.ts"

const path = (storeId: string): string => `/itxrest/2/user/store/${storeId}/stock-notification`

/** Returns a sku that is sold out, by its product's stock; coming soon counts as sold out. */
const soldOutSku = (shop: StateShop, storeId: string): Promise<string> =>
  findFirst(shop.products(storeId), ({ gone: [sku] }) => sku, "sku that is sold out")

/** The confirmation mail for a new address. */
const createRequest = async (shop: StateShop, storeId: string) => {
  const token = await shop.guest(storeId)
  const sku = await soldOutSku(shop, storeId)
  const email = `shopper.${token
    .replace(/[^a-z0-9]/giu, "")
    .slice(-12)
    .toLowerCase()}@example.org`
  await shop.call(token, "POST", path(storeId), { email, sku, acceptedPolicies: [1] })
  const link = (await shop.lastMessage(email)).split("\n").find((line) => line.includes("/stock-notification?")) ?? ""
  return { token, email, hash: new URLSearchParams(link.slice(link.indexOf("?"))).get("hash") ?? "" }
}

export const notificationStates: ProviderStates = {
  "a sold out sku": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    return { token: await shop.guest(storeId), sku: await soldOutSku(shop, storeId) }
  },
  "a stock notification": async (shop, parameters) => createRequest(shop, storeIn(parameters)),
  "a confirmed stock notification": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, email, hash } = await createRequest(shop, storeId)
    await shop.call("", "POST", `${path(storeId)}/confirmation`, { email, hash })
    return { token, email, hash }
  },
}
