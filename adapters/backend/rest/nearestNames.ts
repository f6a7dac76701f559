/** Maximum number of suggestions for an unknown name. */
const MAX_SUGGESTIONS = 3
/** Minimum share of common letter pairs (Dice's coefficient). */
const MIN_SIMILARITY = 0.5

/** Returns the names most similar to an unknown one, ignoring case. */
export function nearestNames(name: string, names: Iterable<string>): readonly string[] {
  const wanted = pairsOf(name)
  return [...names]
    .map((other) => ({ other, share: sharedPairs(wanted, pairsOf(other)) }))
    .filter(({ share }) => share >= MIN_SIMILARITY)
    .sort((one, two) => two.share - one.share)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ other }) => other)
}

function pairsOf(text: string): readonly string[] {
  const letters = text.toLowerCase().slice(0, 64)
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2))
}

/** Dice's coefficient. */
function sharedPairs(some: readonly string[], others: readonly string[]): number {
  const rest = [...others]
  const common = some.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return some.length + others.length === 0 ? 0 : (2 * common.length) / (some.length + others.length)
}
