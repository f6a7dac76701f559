/** Returns the members that were not read, to be sent back unchanged. */
export function unknownFields(
  wire: object,
  read: readonly string[],
): { readonly unknownMembers?: Readonly<Record<string, unknown>> } {
  const unknownMembers = Object.entries(wire).filter(
    ([name, value]) => value !== null && value !== undefined && !read.includes(name),
  )
  return unknownMembers.length === 0 ? {} : { unknownMembers: Object.fromEntries(unknownMembers) }
}
