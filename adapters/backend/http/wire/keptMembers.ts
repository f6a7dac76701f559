/** What an object of the wire has beside what was read of it, to be sent back as it came. */
export function keptMembers(
  wire: object,
  read: readonly string[],
): { readonly kept?: Readonly<Record<string, unknown>> } {
  const kept = Object.entries(wire).filter(
    ([name, value]) => value !== null && value !== undefined && !read.includes(name),
  )
  return kept.length === 0 ? {} : { kept: Object.fromEntries(kept) }
}
