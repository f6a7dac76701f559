import type { components } from "../../generated/wishlists.d.ts"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { itemMaximum, setItemQuantities, removeItems, replaceItems, mergeItems } from "./listItems.ts"
import { nameKey, requireName } from "./listNames.ts"
import { type ListRow, lockLists, listNotFound, readLists, requireListNamed } from "./listRows.ts"
import { presentWishlist, presentWishlists, type WireWishlist } from "./presentWishlist.ts"
import { insertList, kindOf, type ListFields, type ListInput, markListChanged, updateList } from "./writeList.ts"

type SavedWishlists = components["schemas"]["SavedWishlists"]

/** Returns the customer's lists. Fails with 404 without any, which means an empty list (S8.10). */
export const listSavedWishlists = async (
  { storage: { db } }: SandboxServices,
  scope: CartScope,
): Promise<SavedWishlists> => {
  const lists = await readLists(db, scope, false)
  if (lists.length === 0) throw listNotFound("")
  const owner = await db
    .selectFrom("wishlist_owner")
    .select("revision")
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .executeTakeFirst()
  return {
    revision: owner?.revision ?? 0,
    wishLists: await presentWishlists(db, scope.store.id, scope.language.id, lists, "owner"),
  }
}

/** Runs one change of the customer's lists under their lock; returns all lists afterwards. */
const changeLists = (
  { storage }: SandboxServices,
  scope: CartScope,
  change: (work: UnitOfWork, lists: readonly ListRow[], revision: number) => Promise<void>,
): Promise<SavedWishlists> =>
  storage.transaction(async (work) => {
    const revision = await lockLists(work, scope)
    await change(work, await readLists(work.db, scope, false), revision)
    const lists = await readLists(work.db, scope, false)
    return { revision, wishLists: await presentWishlists(work.db, scope.store.id, scope.language.id, lists, "owner") }
  })

/** Replaces all lists in one transaction; lists of the same name keep id, token and pin. */
export const saveWishlists = async (
  services: SandboxServices,
  scope: CartScope,
  { wlArray, revision }: components["schemas"]["WishlistsInput"],
): Promise<SavedWishlists> => {
  const maximum = await itemMaximum(services, scope.store.id)
  const wanted = byName(
    wlArray.map((list, index) => ({ ...list, name: requireName(`wlArray.${index}.name`, list.name) })),
  )
  return changeLists(services, scope, async (work, before, changed) => {
    if (revision !== undefined && revision !== changed - 1) throw listsChanged()
    const stored = new Set(
      wanted.map((list) => before.find(({ name_key }) => name_key === nameKey(list.name))?.list_id),
    )
    const gone = before.map(({ list_id }) => list_id).filter((id) => !stored.has(id))
    if (gone.length > 0) await work.db.deleteFrom("wishlist").where("list_id", "in", gone).execute()
    for (const [position, list] of wanted.entries()) {
      const known = before.find(({ name_key }) => name_key === nameKey(list.name))
      const row =
        known === undefined
          ? await insertList(work, services.ports, scope, fieldsOf(list), position)
          : await updateList(work, services.ports, scope, known, fieldsOf(list), position)
      await replaceItems(work, row.list_id, list.items ?? [], maximum)
    }
  })
}

/** Changes or creates one list; the given items are set or added, the others do not change. */
export const updateSavedWishlist = async (
  services: SandboxServices,
  scope: CartScope,
  input: ListInput,
): Promise<SavedWishlists> => {
  const maximum = await itemMaximum(services, scope.store.id)
  const name = requireName("name", input.name)
  return changeLists(services, scope, async (work, lists) => {
    const named = lists.find(({ name_key }) => name_key === nameKey(name))
    const known = input.oldName === undefined ? named : requireListNamed(lists, input.oldName)
    if (named !== undefined && named !== known)
      throw refused("_ERR_WISHLIST_NAME_TAKEN", "Another list has this name.", [named.name])
    const fields = fieldsOf({ ...input, name })
    const row =
      known === undefined
        ? await insertList(work, services.ports, scope, fields, lists.length)
        : await updateList(work, services.ports, scope, known, fields)
    await setItemQuantities(work, row.list_id, input.items ?? [], maximum)
  })
}

/** Deletes the list at an index; with `name` only when the name matches. */
export const deleteSavedWishlist = (
  services: SandboxServices,
  scope: CartScope,
  index: number,
  name: string | undefined,
): Promise<SavedWishlists> =>
  changeLists(services, scope, async (work, lists) => {
    const list = lists[index]
    if (list === undefined) throw listNotFound(String(index))
    if (name !== undefined && nameKey(name) !== list.name_key) throw listsChanged()
    await work.db.deleteFrom("wishlist").where("list_id", "=", list.list_id).execute()
    for (const [moved, { list_id }] of lists.slice(index + 1).entries()) {
      await work.db
        .updateTable("wishlist")
        .set({ position: index + moved })
        .where("list_id", "=", list_id)
        .execute()
    }
  })

/** Sets items of the named list. */
export const updateWishlistItem = async (
  services: SandboxServices,
  scope: CartScope,
  { name, items }: components["schemas"]["WishlistItemsByName"],
): Promise<WireWishlist> => {
  const maximum = await itemMaximum(services, scope.store.id)
  return changeNamedList(services, scope, name, (work, list) => setItemQuantities(work, list.list_id, items, maximum))
}

/** Removes items from the named list. */
export const deleteWishlistItem = (
  services: SandboxServices,
  scope: CartScope,
  { name, items }: components["schemas"]["WishlistRemovalByName"],
): Promise<WireWishlist> =>
  changeNamedList(services, scope, name, (work, list) =>
    removeItems(
      work,
      list.list_id,
      items.map(({ catentryId }) => catentryId),
    ),
  )

const changeNamedList = (
  { storage }: SandboxServices,
  scope: CartScope,
  name: string,
  change: (work: UnitOfWork, list: ListRow) => Promise<void>,
): Promise<WireWishlist> =>
  storage.transaction(async (work) => {
    requireName("name", name)
    await lockLists(work, scope)
    const list = requireListNamed(await readLists(work.db, scope, false), name)
    await change(work, list)
    return presentWishlist(
      work.db,
      scope.store.id,
      scope.language.id,
      await markListChanged(work, scope, list),
      "owner",
    )
  })

const fieldsOf = (list: ListInput): ListFields => {
  const { name, description, wishlistType, wishlistSubtype, pin, eventDate } = list
  const wishlistKind = kindOf(list)
  return {
    name,
    ...(description === undefined ? {} : { description }),
    ...(wishlistKind === undefined ? {} : { wishlistKind }),
    ...(wishlistType === undefined ? {} : { wishlistType }),
    ...(wishlistSubtype === undefined ? {} : { wishlistSubtype }),
    ...(pin === undefined ? {} : { pin }),
    ...(eventDate === undefined ? {} : { eventDate }),
  }
}

/** Merges lists of the same name with the items of both. */
const byName = (lists: readonly ListInput[]): readonly ListInput[] => {
  const known = new Map<string, ListInput>()
  for (const list of lists) {
    const before = known.get(nameKey(list.name))
    known.set(
      nameKey(list.name),
      before === undefined
        ? list
        : { ...list, ...before, items: mergeItems([...(before.items ?? []), ...(list.items ?? [])]) },
    )
  }
  return [...known.values()]
}

const listsChanged = () => refused("_ERR_WISHLISTS_CHANGED", "The lists were changed meanwhile: read them again.")
