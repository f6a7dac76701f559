import { foldText } from "./searchTerm.ts"

/** Maximum number of words to compare; far above the size of a store's categories and suggestions. */
const MAX_VOCABULARY = 2_000
const MAX_NEAREST = 4

/**
 * Returns up to four words of a vocabulary similar to the typed one, closest first, never the typed word itself. Allows
 * at most three edits, one per three letters in short words.
 */
export function similarWords(typed: string, vocabulary: readonly string[]): readonly string[] {
  const wanted = [...foldText(typed)].slice(0, 32)
  if (wanted.length < 2) return []
  const seen = new Set([wanted.join("")])
  const allowed = Math.min(3, Math.floor(wanted.length / 3) + (wanted.length === 2 ? 1 : 0))
  return vocabulary
    .slice(0, MAX_VOCABULARY)
    .flatMap((word) => {
      const folded = foldText(word)
      if (folded === "" || seen.has(folded)) return []
      seen.add(folded)
      const distance = editDistance(wanted, [...folded])
      return distance <= allowed ? [{ word, distance }] : []
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAREST)
    .map(({ word }) => word)
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions of adjacent letters. */
function editDistance(from: readonly string[], to: readonly string[]): number {
  let before: readonly number[] = []
  let row: readonly number[] = to.map((_, index) => index + 1)
  row = [0, ...row]
  from.forEach((letter, i) => {
    const next = [i + 1]
    to.forEach((other, j) => {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      const swapped =
        i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other
          ? (before[j - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    })
    before = row
    row = next
  })
  return row[to.length] ?? from.length
}
