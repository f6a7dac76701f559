/** The members made of a value that is there; none where it is absent or null. To be spread into an object. */
export function given<V, R extends object>(value: V | null | undefined, members: (value: V) => R): Partial<R> {
  return value === undefined || value === null ? {} : members(value)
}

/** Decoded fields of the wire without those that are null; the others are what the domain calls them. */
export function withoutNulls<T extends object>(fields: T): { readonly [K in keyof T]: Exclude<T[K], null> } {
  const entries: readonly (readonly unknown[])[] = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(entries)
}
