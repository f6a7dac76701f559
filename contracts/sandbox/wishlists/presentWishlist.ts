import type { Kysely } from "kysely"
import type { components } from "../../generated/wishlists.d.ts"
import type { Database } from "../platform/storage/Database.ts"
import { type ListedProduct, readListedProducts } from "./listedProducts.ts"
import { type ItemRow, type ListRow, readItems } from "./listRows.ts"

export type WireWishlist = components["schemas"]["Wishlist"]
type WireItem = components["schemas"]["WishlistItem"]

/** Viewer of a list: only the owner sees token and pin. */
export type Viewer = "owner" | "visitor"

/** Presents lists in the shape of the contract, with current catalogue data of their items. */
export const presentWishlists = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  lists: readonly ListRow[],
  viewer: Viewer,
): Promise<readonly WireWishlist[]> => {
  const items = await readItems(
    db,
    lists.map(({ list_id }) => list_id),
  )
  const products = await readListedProducts(db, storeId, languageId, items)
  return lists.map((list) =>
    presentList(
      list,
      items.filter(({ list_id }) => list_id === list.list_id).map((item) => presentItem(item, products, list.is_event)),
      viewer,
    ),
  )
}

export const presentWishlist = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  list: ListRow,
  viewer: Viewer,
): Promise<WireWishlist> => {
  const [wishlist] = await presentWishlists(db, storeId, languageId, [list], viewer)
  if (wishlist === undefined) throw new Error("A list was deleted while it was presented.")
  return wishlist
}

const presentList = (list: ListRow, items: readonly WireItem[], viewer: Viewer): WireWishlist => ({
  id: String(list.list_id),
  name: list.name,
  ...(list.description === null ? {} : { description: list.description }),
  items,
  nItems: items.length,
  shared: list.kind === "G",
  wishlistKind: list.kind,
  ...(list.type === null ? {} : { wishlistType: list.type }),
  ...(list.subtype === null ? {} : { wishlistSubtype: list.subtype }),
  creationDate: new Date(list.created_at).toISOString(),
  modificationDate: new Date(list.changed_at).toISOString(),
  ...(viewer === "visitor" || list.shared_token === null ? {} : { sharedToken: list.shared_token }),
  ...(viewer === "visitor" || list.pin === null ? {} : { pin: list.pin }),
  ...(list.event_date === null ? {} : { eventDate: list.event_date }),
  hasOldPrice: items.some(({ oldPrice }) => oldPrice !== undefined),
  ...(list.old_name === null ? {} : { oldName: list.old_name }),
})

const presentItem = (item: ItemRow, products: ReadonlyMap<string, ListedProduct>, isEvent: boolean): WireItem => ({
  id: String(item.item_id),
  catentryId: item.catentry_id,
  productId: item.product_id,
  ...(item.category_id === null ? {} : { categoryId: item.category_id }),
  quantity: item.quantity,
  isBuyable: false,
  ...products.get(item.catentry_id),
  ...(isEvent ? { unitsBought: item.bought } : {}),
})
