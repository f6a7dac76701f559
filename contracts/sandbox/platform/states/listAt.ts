/** Returns the list at a dotted path of a response; empty when there is none. */
export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const found = path
    .split(".")
    .reduce<unknown>(
      (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )
  return Array.isArray(found) ? found : []
}
