/** Maps ids to numbers from 0, so that they can be counted in an array. */
export interface Numbering {
  readonly ids: readonly string[]
  /** The number of an id; a new one for an unknown id. */
  readonly numberOf: (id: string) => number
  /** The number of a known id; undefined otherwise. */
  readonly find: (id: string) => number | undefined
}

/** Starts with the given ids, in their order. */
export const numbering = (existing: readonly string[] = []): Numbering => {
  const ids = [...existing]
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const numberOf = (id: string): number => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, ids.length)
    return ids.push(id) - 1
  }
  return { ids, numberOf, find: (id) => numbers.get(id) }
}
