import { findFirst, type ProviderStates, type StateShop, storeIn, textAt } from "../platform/states/StateShop.ts"
import { listAt } from "../platform/states/listAt.ts"

const bam = (storeId: string, path: string): string => `/itxrest/2/bam/store/${storeId}/${path}`
const user = (storeId: string, path: string): string => `/itxrest/2/user/store/${storeId}/${path}`

const firstStore = async (shop: StateShop, storeId: string): Promise<string> =>
  textAt(listAt(await shop.call("", "GET", bam(storeId, "physical-store?max=1")), "physicalStores")[0], "id")
const firstDropPoint = async (shop: StateShop, storeId: string): Promise<string> =>
  textAt(listAt(await shop.call("", "GET", bam(storeId, "drop-point?max=1")), "dropPoints")[0], "id")

/** Products with the stores where they can be collected. */
const pickupProducts = async function* (shop: StateShop, storeId: string) {
  const catalog = `/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}`
  for (const category of listAt(await shop.call("", "GET", `${catalog}/category`), "categories")) {
    for (const product of listAt(
      await shop.call("", "GET", `${catalog}/category/${textAt(category, "id")}/product`),
      "products",
    )) {
      const productId = textAt(product, "id")
      yield {
        productId,
        stores: listAt(await shop.call("", "GET", bam(storeId, `product/${productId}/pickup`)), "stores"),
      }
    }
  }
}

export const placeStates: ProviderStates = {
  "a physical store": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const [store] = listAt(await shop.call("", "GET", bam(storeId, "physical-store?max=1")), "physicalStores")
    return { cityId: textAt(store, "cityId"), stateCode: textAt(store, "stateCode") }
  },
  "a drop point": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const stations = listAt(await shop.call("", "GET", bam(storeId, "pack-station")), "dropPoints")
    const points = listAt(await shop.call("", "GET", bam(storeId, "drop-point?max=100")), "dropPoints")
    const town = stations.find((station) =>
      points.some((point) => textAt(point, "cityId") === textAt(station, "cityId")),
    )
    const point = points.find((one) => textAt(one, "cityId") === textAt(town, "cityId"))
    return { token: await shop.guest(storeId), droppointId: textAt(point, "id"), zipCode: textAt(point, "zipCode") }
  },
  "a product on a shelf": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    return findFirst(
      pickupProducts(shop, storeId),
      ({ productId, stores: [first] }) =>
        first === undefined ? undefined : { productId, physicalStoreId: textAt(first, "physicalStore.id") },
      "product that can be collected",
    )
  },
  "a shopper without favourite places": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await shop.registered(storeId)
    await withoutFavourites(shop, storeId, token)
    return { token, physicalStoreId: await firstStore(shop, storeId), droppointId: await firstDropPoint(shop, storeId) }
  },
  "favourite places": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await shop.registered(storeId)
    await withoutFavourites(shop, storeId, token)
    const [physicalStoreId, droppointId] = [await firstStore(shop, storeId), await firstDropPoint(shop, storeId)]
    await shop.call(token, "POST", user(storeId, "favourite-store"), { favouriteStoreId: physicalStoreId })
    await shop.call(token, "POST", user(storeId, "favourite-drop-point"), { droppointId })
    return { token, physicalStoreId }
  },
  "as many favourite stores as there may be": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await shop.registered(storeId)
    await withoutFavourites(shop, storeId, token)
    const ids = listAt(await shop.call("", "GET", bam(storeId, "physical-store?max=11")), "physicalStores").map(
      (store) => textAt(store, "id"),
    )
    for (const favouriteStoreId of ids.slice(0, 10))
      await shop.call(token, "POST", user(storeId, "favourite-store"), { favouriteStoreId })
    return { token, physicalStoreId: ids[10] ?? "" }
  },
}

/** All states share the demo customer: removes the favourites of an earlier state first. */
const withoutFavourites = async (shop: StateShop, storeId: string, token: string): Promise<void> => {
  for (const store of listAt(
    await shop.call(token, "GET", bam(storeId, "physical-store?favouriteStores=true&max=10")),
    "physicalStores",
  )) {
    const isFavourite = typeof store === "object" && store !== null && Reflect.get(store, "isFavourite") === true
    if (isFavourite) await shop.call(token, "DELETE", user(storeId, `favourite-store/${textAt(store, "id")}`))
  }
  await shop.call(token, "DELETE", user(storeId, "favourite-drop-point"))
}
