import { type ProviderStates, type StateShop, storeIn, textAt } from "../platform/states/StateShop.ts"
import { listAt } from "../platform/states/listAt.ts"

interface Shelf {
  readonly catentryId: string
  readonly physicalStoreId: string
}

const orders = (storeId: string, path: string): string => `/itxrest/2/order/store/${storeId}/${path}`

/** A sku in stock at a physical store, found by its product's page. */
const findStockedShelf = async (shop: StateShop, storeId: string): Promise<Shelf> => {
  const catalog = `/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}`
  for (const category of listAt(await shop.call("", "GET", `${catalog}/category`), "categories")) {
    for (const product of listAt(
      await shop.call("", "GET", `${catalog}/category/${textAt(category, "id")}/product`),
      "products",
    )) {
      const shelves = listAt(
        await shop.call("", "GET", `${catalog}/product/${textAt(product, "id")}/commerce-stock`),
        "stores",
      )
      const found = shelves.flatMap((place) => listAt(place, "stocks").map((stock) => ({ place, stock })))[0]
      if (found !== undefined)
        return { catentryId: textAt(found.stock, "id"), physicalStoreId: textAt(found.place, "physicalStoreId") }
    }
  }
  throw new Error("No physical store has any stock.")
}

const booked = async (shop: StateShop, storeId: string) => {
  const { catentryId, physicalStoreId } = await findStockedShelf(shop, storeId)
  const token = await shop.guest(storeId)
  const booking = await shop.call(token, "POST", orders(storeId, "booking"), {
    fullName: "Ana Prueba",
    phoneNumber: "+34600000000",
    email: "ana.prueba@example.org",
    acceptedPolicies: [1],
    bookingStoreItems: [{ catentryId, bamStoreId: physicalStoreId, unitsOrdered: 1 }],
  })
  return { token, bookingId: textAt(booking, "id") }
}

export const bookingStates: ProviderStates = {
  "a full shelf": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { catentryId, physicalStoreId } = await findStockedShelf(shop, storeId)
    return { token: await shop.guest(storeId), catentryId, physicalStoreId }
  },
  "a booking": (shop, parameters) => booked(shop, storeIn(parameters)),
  "a cancelled booking": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, bookingId } = await booked(shop, storeId)
    await shop.call(token, "DELETE", orders(storeId, `booking/${bookingId}`))
    return { token, bookingId }
  },
}
