import type { components } from "../../generated/wishlists.d.ts"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { type Intent, idempotently } from "../cart/idempotently.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import { forbidden, invalidField, notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { itemMaximum, setItemQuantities, removeItems } from "./listItems.ts"
import { DEFAULT_NAME, nameKey } from "./listNames.ts"
import {
  type ItemRow,
  type ListRow,
  lockLists,
  listNotFound,
  readItems,
  readLists,
  requireOwnList,
} from "./listRows.ts"
import { presentWishlist, type WireWishlist } from "./presentWishlist.ts"
import { insertList, markListChanged } from "./writeList.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

type LineInput = components["schemas"]["WishlistLineInput"]

/** The list of a cart-like call; the default one without an id. */
export interface ListCall {
  readonly wishListId?: string | undefined
  readonly cartItems: readonly LineInput[]
}

/** Returns a list by the token of a public one, or the customer's default list. */
export const getUserWishlist = async (
  { storage: { db } }: SandboxServices,
  scope: CartScope,
  token: string | undefined,
): Promise<WireWishlist> => {
  const { store, language, principal } = scope
  if (token !== undefined) {
    const list = await db
      .selectFrom("wishlist")
      .selectAll()
      .where("shared_token", "=", token)
      .where("store_id", "=", store.id)
      .executeTakeFirst()
    if (list === undefined) throw listNotFound("")
    return presentWishlist(
      db,
      store.id,
      language.id,
      list,
      list.user_id === userIdNumber(principal) ? "owner" : "visitor",
    )
  }
  if (principal.kind === "guest") throw forbidden("Only registered shoppers have lists here.")
  const list = defaultList(await readLists(db, scope, false))
  if (list === undefined) throw listNotFound("")
  return presentWishlist(db, store.id, language.id, list, "owner")
}

/** Returns the customer's own list by its id. Another customer's `userId` finds no list. */
export const getWishlist = async (
  { storage: { db } }: SandboxServices,
  scope: CartScope,
  listId: string,
  userId: string | undefined,
): Promise<WireWishlist> => {
  if (userId !== undefined && userId !== scope.principal.userId) throw listNotFound(listId)
  return presentWishlist(db, scope.store.id, scope.language.id, await requireOwnList(db, scope, listId), "owner")
}

/** Adds units of each sku to existing quantities. Once per Idempotency-Key (R6). */
export const addToWishlist = async (
  services: SandboxServices,
  scope: CartScope,
  call: ListCall,
  intent: Intent,
): Promise<WireWishlist> => {
  const empty = call.cartItems.findIndex(({ quantity }) => quantity < 1)
  if (empty >= 0) throw invalidField(`cartItems.${empty}.quantity`, "minimum", "The quantity must be at least 1.")
  return changeLines(services, scope, call, intent, (before, added) => Math.min(before + added, MAX_UNITS))
}

/** Sets the quantity of each sku; 0 removes it. */
export const updateWishlist = (services: SandboxServices, scope: CartScope, call: ListCall): Promise<WireWishlist> =>
  changeLines(services, scope, call, { key: undefined, payload: [] }, (_before, wanted) => wanted)

const MAX_UNITS = 9_999

const changeLines = async (
  services: SandboxServices,
  scope: CartScope,
  call: ListCall,
  intent: Intent,
  quantityOf: (before: number, sent: number) => number,
): Promise<WireWishlist> => {
  const maximum = await itemMaximum(services, scope.store.id)
  return services.storage.transaction((work) =>
    idempotently(
      work,
      scope,
      intent,
      { write: (list: WireWishlist) => JSON.stringify(list), read: readWireWishlist },
      async () => {
        await lockLists(work, scope)
        const list = await targetList(work, services, scope, call.wishListId)
        const before = await readItems(work.db, [list.list_id])
        const quantities = await plannedItems(work, scope, before, call.cartItems, quantityOf)
        await removeItems(
          work,
          list.list_id,
          quantities.filter(({ quantity }) => quantity === 0).map(({ catentryId }) => catentryId),
        )
        await setItemQuantities(
          work,
          list.list_id,
          quantities.filter(({ quantity }) => quantity > 0),
          maximum,
        )
        return presentWishlist(
          work.db,
          scope.store.id,
          scope.language.id,
          await markListChanged(work, scope, list),
          "owner",
        )
      },
    ),
  )
}

const plannedItems = async (
  work: UnitOfWork,
  { store, language }: CartScope,
  before: readonly ItemRow[],
  lines: readonly LineInput[],
  quantityOf: (before: number, sent: number) => number,
) => {
  const sellables = await readSellables(
    work.db,
    store.id,
    language.id,
    lines.map(({ sku }) => sku),
  )
  const planned = new Map<
    string,
    { readonly catentryId: string; readonly productId: string; readonly categoryId: string; readonly quantity: number }
  >()
  for (const { sku, quantity, id } of lines) {
    const sellable = sellables.get(sku)
    if (sellable === undefined) throw notFound("There is no such sku in this store.", sku)
    const { catentryId, productId, categoryId } = sellable
    const row = before.find(({ catentry_id }) => catentry_id === catentryId)
    if (id !== undefined && String(row?.item_id) !== id) throw notFound("There is no such item in the list.", id)
    const known = planned.get(catentryId)?.quantity ?? row?.quantity ?? 0
    planned.set(catentryId, { catentryId, productId, categoryId, quantity: quantityOf(known, quantity) })
  }
  return [...planned.values()]
}

const defaultList = (lists: readonly ListRow[]): ListRow | undefined =>
  lists.find(({ name_key }) => name_key === nameKey(DEFAULT_NAME)) ?? lists[0]

const targetList = async (
  work: UnitOfWork,
  { ports }: SandboxServices,
  scope: CartScope,
  listId: string | undefined,
): Promise<ListRow> => {
  if (listId !== undefined) return requireOwnList(work.db, scope, listId)
  return (
    defaultList(await readLists(work.db, scope, false)) ?? insertList(work, ports, scope, { name: DEFAULT_NAME }, 0)
  )
}

// Only `presentWishlist` writes the value.
const isWireWishlist = (value: unknown): value is WireWishlist =>
  typeof value === "object" && value !== null && "nItems" in value

const readWireWishlist = (text: string): WireWishlist => {
  const value: unknown = parseStored(text)
  if (!isWireWishlist(value)) throw new Error("A stored response is damaged.")
  return value
}
