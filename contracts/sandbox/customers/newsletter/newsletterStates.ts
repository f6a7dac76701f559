import { type ProviderStates, type StateShop, storeIn } from "../../platform/states/StateShop.ts"

const newsletterPath = (storeId: string) => `/itxrest/2/newsletter/store/${storeId}`

const hashInLastMail = async (shop: StateShop, email: string): Promise<string> =>
  /[?&]hash=([A-Za-z0-9_-]+)/u.exec(await shop.lastMessage(email))?.[1] ?? ""

/** Signs a guest up; a confirmation mail goes to a new address. */
const createRequest = async (shop: StateShop, storeId: string) => {
  const token = await shop.guest(storeId)
  const email = `reader.${token
    .replace(/[^a-z0-9]/giu, "")
    .slice(-12)
    .toLowerCase()}@example.org`
  await shop.call(token, "POST", `${newsletterPath(storeId)}/newsletter-request`, { email, policiesList: [1] })
  return { token, email, hash: await hashInLastMail(shop, email) }
}

/** Provider states of the area newsletter, by name. */
export const newsletterStates: ProviderStates = {
  "a newsletter request": (shop, parameters) => createRequest(shop, storeIn(parameters)),
  "a newsletter subscription": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, email, hash } = await createRequest(shop, storeId)
    await shop.call("", "POST", `${newsletterPath(storeId)}/subscription/confirmation`, { email, hash })
    return { token, email, hash: await hashInLastMail(shop, email) }
  },
}
