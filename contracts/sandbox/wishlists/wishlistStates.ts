import { randomUUID } from "node:crypto"
import {
  findFirst,
  type ProviderStates,
  type StateShop,
  type StateValues,
  storeIn,
  textAt,
} from "../platform/states/StateShop.ts"

const TWO_DAYS_MS = 2 * 86_400_000
const savedPath = (storeId: string): string => `/itxrest/2/order/store/${storeId}/cb`
const orderPath = (storeId: string): string => `/itxrest/2/order/store/${storeId}`

/** A registered customer without lists. */
const customerWithoutLists = async (shop: StateShop, storeId: string): Promise<string> => {
  const { token } = await shop.registered(storeId)
  await shop.call(token, "PUT", `${savedPath(storeId)}/wishlists`, { wlArray: [] })
  return token
}

/** Two skus of one product. */
const twoSkus = (shop: StateShop, storeId: string): Promise<{ readonly sku: string; readonly otherSku: string }> =>
  findFirst(
    shop.products(storeId),
    ({ skus: [sku, otherSku] }) => (sku === undefined || otherSku === undefined ? undefined : { sku, otherSku }),
    "product with two skus",
  )

const withItem = async (shop: StateShop, storeId: string) => {
  const token = await customerWithoutLists(shop, storeId)
  const { sku, otherSku } = await twoSkus(shop, storeId)
  const list = await shop.call(token, "POST", `${orderPath(storeId)}/wishlist`, { cartItems: [{ sku, quantity: 1 }] })
  return {
    token,
    sku,
    otherSku,
    wishListId: textAt(list, "id"),
    catentryId: textAt(list, "items.0.catentryId"),
    productId: textAt(list, "items.0.productId"),
  }
}

/** An event list of the registered customer with two units of a sku, and a guest who visits it. */
const event = async (shop: StateShop, storeId: string) => {
  const { token } = await shop.registered(storeId)
  const { sku } = await twoSkus(shop, storeId)
  const body = {
    eventName: `Boda ${randomUUID()}`,
    eventDate: new Date(Date.now() + TWO_DAYS_MS).toISOString().slice(0, 10),
    eventItems: [{ partNumber: sku, quantity: 2 }],
  }
  const made = await shop.call(token, "POST", `${orderPath(storeId)}/wishlist-event`, body)
  return {
    token: await shop.guest(storeId),
    sku,
    eventListId: textAt(made, "eventId"),
    eventAccessCode: textAt(made, "eventAccessCode"),
  }
}

const MAXIMUM = 100

export const wishlistStates: ProviderStates = {
  "no wishlist": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    return { token: await customerWithoutLists(shop, storeId), ...(await twoSkus(shop, storeId)) }
  },
  "a wishlist": (shop, parameters) => withItem(shop, storeIn(parameters)),
  "a public wishlist": async (shop, parameters): Promise<StateValues> => {
    const storeId = storeIn(parameters)
    const values = await withItem(shop, storeId)
    const lists = await shop.call(values.token, "PUT", `${savedPath(storeId)}/wishlist`, {
      name: "MyWishlist",
      wishlistKind: "G",
    })
    return { ...values, sharedToken: textAt(lists, "wishLists.0.sharedToken"), pin: textAt(lists, "wishLists.0.pin") }
  },
  "a wishlist at its limit": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const token = await customerWithoutLists(shop, storeId)
    const skus: string[] = []
    for await (const product of shop.products(storeId)) {
      skus.push(...product.skus)
      if (skus.length > MAXIMUM) break
    }
    const [sku = "", ...others] = skus
    await shop.call(token, "POST", `${orderPath(storeId)}/wishlist`, {
      cartItems: others.slice(0, MAXIMUM).map((other) => ({ sku: other, quantity: 1 })),
    })
    return { token, sku }
  },
  "an event list": (shop, parameters) => event(shop, storeIn(parameters)),
  "units taken from an event list": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, sku, eventListId, eventAccessCode } = await event(shop, storeId)
    await shop.call(token, "POST", `${orderPath(storeId)}/wishlist-event`, {
      eventId: eventListId,
      eventAccessCode,
      eventItems: [{ partNumber: sku, quantity: 1 }],
    })
    return { token, eventListId }
  },
}
