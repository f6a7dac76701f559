import { findFirst, type ProviderStates, type StateShop, storeIn, textAt } from "../../platform/states/StateShop.ts"
import { listAt } from "../../platform/states/listAt.ts"

const EMAIL = { notificationType: ["EMAIL"] }
const INVITED_EMAIL = "luis.prueba@example.org"
const userPath = (storeId: string): string => `/itxrest/2/user/store/${storeId}`

interface TeenAndSponsor {
  readonly teen: { readonly token: string; readonly userId: string }
  readonly sponsor: { readonly token: string; readonly userId: string }
}

/** Two registered customers without a link. */
const unlinkedAccounts = async (shop: StateShop, storeId: string): Promise<TeenAndSponsor> => {
  const teen = await shop.registered(storeId)
  const sponsor = await shop.registered(storeId, "business")
  for (const { token } of [teen, sponsor]) {
    for (const one of listAt(await shop.call(token, "GET", `${userPath(storeId)}/teen`), "teens")) {
      await shop.call(token, "DELETE", `${userPath(storeId)}/teen/${textAt(one, "teenId")}`)
    }
    for (const one of listAt(await shop.call(token, "GET", `${userPath(storeId)}/teenSponsor`), "sponsors")) {
      await shop.call(token, "DELETE", `${userPath(storeId)}/teenSponsor/${textAt(one, "sponsorUserId")}`)
    }
  }
  return { teen, sponsor }
}

/** The same, with the sponsor's request. */
const createRequest = async (shop: StateShop, storeId: string): Promise<TeenAndSponsor> => {
  const pair = await unlinkedAccounts(shop, storeId)
  await shop.call(pair.sponsor.token, "POST", `${userPath(storeId)}/teen/${pair.teen.userId}`, {
    firstName: "Luz",
    age: "15",
    ...EMAIL,
  })
  return pair
}

/** The same, accepted by the teen. */
const linked = async (shop: StateShop, storeId: string): Promise<TeenAndSponsor> => {
  const pair = await createRequest(shop, storeId)
  await shop.call(pair.teen.token, "POST", `${userPath(storeId)}/teenSponsor/${pair.sponsor.userId}`)
  return pair
}

export const teenStates: ProviderStates = {
  "a shopper who may sponsor": async (shop, parameters) => {
    const { teen, sponsor } = await unlinkedAccounts(shop, storeIn(parameters))
    return { token: sponsor.token, teenUserId: teen.userId }
  },
  "a shopper who may be a teen": async (shop, parameters) => ({
    token: (await unlinkedAccounts(shop, storeIn(parameters))).teen.token,
  }),
  "an asking sponsor": async (shop, parameters) => {
    const { teen, sponsor } = await createRequest(shop, storeIn(parameters))
    return { token: teen.token, sponsorUserId: sponsor.userId }
  },
  "an invitation to sponsor": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { teen, sponsor } = await unlinkedAccounts(shop, storeId)
    await shop.call(teen.token, "POST", `${userPath(storeId)}/teenSponsor`, { firstName: "Luis", email: INVITED_EMAIL })
    const [, hash = ""] = /hash=([\w-]+)/u.exec(await shop.lastMessage(INVITED_EMAIL)) ?? []
    return { token: sponsor.token, teenUserId: teen.userId, hash }
  },
  "a teen": async (shop, parameters) => {
    const { teen, sponsor } = await linked(shop, storeIn(parameters))
    return { token: sponsor.token, teenUserId: teen.userId }
  },
  "a sponsor": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { teen, sponsor } = await linked(shop, storeId)
    const sku = await findFirst(shop.products(storeId), ({ skus }) => skus[0], "sku in stock")
    const cart = await shop.call(teen.token, "PUT", `/itxrest/2/order/store/${storeId}/cart`, {
      cartItems: [{ sku, quantity: 1 }],
    })
    return { token: teen.token, sponsorUserId: sponsor.userId, orderId: textAt(cart, "id") }
  },
  "a teen with a public wishlist": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { teen, sponsor } = await linked(shop, storeId)
    await shop.call(teen.token, "PUT", `/itxrest/2/order/store/${storeId}/cb/wishlists`, {
      wlArray: [{ name: "Verano", wishlistKind: "G" }],
    })
    return { token: sponsor.token }
  },
}
