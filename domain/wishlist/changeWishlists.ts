import * as Result from "effect/Result"
import { mergeEntries } from "./mergeWishlists.ts"
import { isDefaultListName } from "./defaultListName.ts"
import { isOrderTemplate } from "./orderTemplate.ts"
import type { WishlistDraft, WishlistEntry } from "./Wishlist.ts"
import { DEFAULT_WISHLIST_NAME } from "./Wishlist.ts"
import type { WishlistNameEmpty } from "./WishlistChangeRefused.ts"
import { WishlistLimitReached, WishlistNameTaken, WishlistsChanged } from "./WishlistChangeRefused.ts"
import { checkWishlistName, wishlistNameKey } from "./wishlistName.ts"

type Lists = readonly WishlistDraft[]

/** Returns the list for items saved without a list name: that of the default name, else the first wishlist. */
export function defaultWishlistName(lists: readonly Pick<WishlistDraft, "name" | "type">[]): string {
  const known = namedList(lists, DEFAULT_WISHLIST_NAME) ?? lists.find((list) => !isOrderTemplate(list))
  return known?.name ?? DEFAULT_WISHLIST_NAME
}

/** Returns the list of a name in any spelling; the first list also by its display name. */
export function namedList<List extends Pick<WishlistDraft, "name">>(
  lists: readonly List[],
  name: string,
): List | undefined {
  const named = (wanted: string) => lists.find((list) => wishlistNameKey(list.name) === wishlistNameKey(wanted))
  return named(name) ?? (isDefaultListName(name) ? named(DEFAULT_WISHLIST_NAME) : undefined)
}

/**
 * Returns the lists with entries added to the one of this name, which is created if needed. An existing entry gets the
 * larger quantity. Fails with `WishlistNameEmpty`, and with `WishlistLimitReached` when the list would exceed
 * `maximum`.
 */
export function withEntries(
  lists: Lists,
  name: string,
  entries: readonly WishlistEntry[],
  maximum?: number,
): Result.Result<Lists, WishlistLimitReached | WishlistNameEmpty> {
  return Result.flatMap(checkWishlistName(name), (normalizedName) => {
    const known = namedList(lists, normalizedName)
    const items = mergeEntries([...(known?.items ?? []), ...entries])
    if (maximum !== undefined && items.length > maximum && items.length > (known?.items?.length ?? 0))
      return Result.fail(new WishlistLimitReached({ maximum }))
    return Result.succeed(
      known === undefined
        ? [...lists, { name: normalizedName, items }]
        : lists.map((list) => (list === known ? { ...list, items } : list)),
    )
  })
}

/** Returns the lists with entries removed from the one of this name. */
export function withoutEntries(lists: Lists, name: string, catentryIds: readonly string[]): Lists {
  const known = namedList(lists, name)
  return lists.map((list) =>
    list === known
      ? { ...list, items: (list.items ?? []).filter(({ catentryId }) => !catentryIds.includes(catentryId)) }
      : list,
  )
}

/**
 * Returns the lists with the quantity of an entry changed. Fails with `WishlistsChanged` when the list or the entry no
 * longer exists.
 */
export function withQuantity(
  lists: Lists,
  name: string,
  catentryId: string,
  quantity: number,
): Result.Result<Lists, WishlistsChanged> {
  const known = namedList(lists, name)
  const entry = known?.items?.find((item) => item.catentryId === catentryId)
  if (entry === undefined) return Result.fail(new WishlistsChanged())
  return Result.succeed(
    lists.map((list) =>
      list === known
        ? { ...list, items: (list.items ?? []).map((item) => (item === entry ? { ...item, quantity } : item)) }
        : list,
    ),
  )
}

/**
 * Returns the lists with the description of one of them changed; an empty one removes it. Fails with `WishlistsChanged`
 * when the list no longer exists.
 */
export function withDescription(
  lists: Lists,
  name: string,
  description: string,
): Result.Result<Lists, WishlistsChanged> {
  const known = namedList(lists, name)
  if (known === undefined) return Result.fail(new WishlistsChanged())
  const { description: _before, ...bare } = known
  return Result.succeed(
    lists.map((list) => (list === known ? { ...bare, ...(description === "" ? {} : { description }) } : list)),
  )
}

/** Returns the lists with an empty one added. Fails with `WishlistNameEmpty` and `WishlistNameTaken`. */
export function withList(lists: Lists, name: string): Result.Result<Lists, WishlistNameEmpty | WishlistNameTaken> {
  return Result.flatMap(checkWishlistName(name), (normalizedName) => {
    const known = namedList(lists, normalizedName)
    return known === undefined
      ? Result.succeed([...lists, { name: normalizedName, items: [] }])
      : Result.fail(new WishlistNameTaken({ name: known.name }))
  })
}

/** Returns the lists with one of them renamed. Fails with `WishlistNameEmpty` and `WishlistNameTaken`. */
export function withNewName(
  lists: Lists,
  oldName: string,
  newName: string,
): Result.Result<Lists, WishlistNameEmpty | WishlistNameTaken> {
  return Result.flatMap(checkWishlistName(newName), (normalizedName) => {
    const known = namedList(lists, oldName)
    const taken = namedList(lists, normalizedName)
    return taken !== undefined && taken !== known
      ? Result.fail(new WishlistNameTaken({ name: taken.name }))
      : Result.succeed(lists.map((list) => (list === known ? { ...list, name: normalizedName } : list)))
  })
}

/** Returns the lists without the one of this name. */
export function withoutList(lists: Lists, name: string): Lists {
  const known = namedList(lists, name)
  return lists.filter((list) => list !== known)
}
