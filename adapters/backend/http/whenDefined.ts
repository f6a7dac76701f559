/** Returns members computed from a value, or none when the value is absent or null. For object spread. */
export function whenDefined<V, R extends object>(value: V | null | undefined, members: (value: V) => R): Partial<R> {
  return value === undefined || value === null ? {} : members(value)
}

/** Returns decoded wire fields without the null ones. */
export function withoutNulls<T extends object>(fields: T): { readonly [K in keyof T]: Exclude<T[K], null> } {
  const entries: readonly (readonly unknown[])[] = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(entries)
}
