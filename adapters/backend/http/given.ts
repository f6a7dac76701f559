/** The members made of a value that is there; none where it is absent or null. To be spread into an object. */
export function given<V, R extends object>(value: V | null | undefined, members: (value: V) => R): Partial<R> {
  return value === undefined || value === null ? {} : members(value)
}
