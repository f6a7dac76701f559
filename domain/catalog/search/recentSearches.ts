import { isSameSearch, searchTerm } from "./searchTerm.ts"

/** Maximum number of stored searches per store. */
export const MAX_RECENT_SEARCHES = 6

/**
 * Adds a search, most recent first. Another spelling of the same words is the same search; an empty search is ignored.
 */
export function withSearch(searches: readonly string[], typed: string): readonly string[] {
  const term = searchTerm(typed)
  if (term === "") return searches.slice(0, MAX_RECENT_SEARCHES)
  return [term, ...searches.filter((known) => !isSameSearch(known, term))].slice(0, MAX_RECENT_SEARCHES)
}
