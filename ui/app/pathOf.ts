/**
 * Path and query as the browser spells them. Slashes at the beginning become one: `//evil.example` is a path of an
 * address that was opened here and another host when it is followed by itself (F182).
 */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href)
  return `${pathname.replace(/^\/{2,}/, "/")}${search}`
}
