/** Returns the members made of a value, and none when it is undefined. */
export function whenDefined<Value, Members extends object>(
  value: Value | undefined,
  members: (value: Value) => Members,
): Partial<Members> {
  return value === undefined ? {} : members(value)
}
