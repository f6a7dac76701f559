import { isSameSearch, searchTerm } from "./searchTerm.ts"

/** Searches a device keeps for one store at most. */
export const MAX_RECENT_SEARCHES = 6

/**
 * The searches after one more, the last first. The same words in another spelling are the same search; an empty one is
 * none.
 */
export function withSearch(searches: readonly string[], typed: string): readonly string[] {
  const term = searchTerm(typed)
  if (term === "") return searches.slice(0, MAX_RECENT_SEARCHES)
  return [term, ...searches.filter((known) => !isSameSearch(known, term))].slice(0, MAX_RECENT_SEARCHES)
}
