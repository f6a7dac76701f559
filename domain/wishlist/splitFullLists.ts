import type { WishlistDraft } from "./Wishlist.ts"
import { mergeWishlists } from "./mergeWishlists.ts"

/**
 * Splits lists above the maximum: excess items go into a list of the same name with a number, `Summer 2` (R8:
 * nothing is lost). Other lists are unchanged; idempotent.
 */
export function splitFullLists(lists: readonly WishlistDraft[], maximum: number | undefined): readonly WishlistDraft[] {
  if (maximum === undefined) return lists
  let split = lists
  for (let full = split.find(isFull); full !== undefined; full = split.find(isFull)) {
    const { name, items = [] } = full
    const first = { ...full, items: items.slice(0, maximum) }
    const rest: WishlistDraft = { name: nextName(name), items: items.slice(maximum) }
    split = mergeWishlists(
      split.map((list) => (list === full ? first : list)),
      [rest],
    )
  }
  return split

  function isFull({ items = [] }: WishlistDraft): boolean {
    return maximum !== undefined && items.length > maximum
  }
}

/** `Summer` → `Summer 2` → `Summer 3`: an existing list of that name receives the excess, and passes on its own. */
export function nextName(name: string): string {
  const [, before = name, number = "1"] = /^(.*) ([2-9]|[1-9][0-9]{1,2})$/su.exec(name) ?? []
  const next = ` ${Number(number) + 1}`
  return `${[...before].slice(0, LONGEST - next.length).join("")}${next}`
}

/** Maximum length of a list's name. */
const LONGEST = 256
