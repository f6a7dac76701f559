/** Ids by numbers from 0, so that they can be counted in an array. */
export interface Numbering {
  readonly ids: readonly string[]
  /** The number of an id, a new one where it had none. */
  readonly numberOf: (id: string) => number
  /** The number of an id that is known. */
  readonly find: (id: string) => number | undefined
}

/** Begins with the ids given, in their order. */
export const numbering = (given: readonly string[] = []): Numbering => {
  const ids = [...given]
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const numberOf = (id: string): number => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, ids.length)
    return ids.push(id) - 1
  }
  return { ids, numberOf, find: (id) => numbers.get(id) }
}
