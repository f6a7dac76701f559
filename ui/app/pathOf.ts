/**
 * Path and query as the browser spells them. Leading slashes are reduced to one: `//evil.example` is a path within an
 * address opened here, but another host when followed on its own (F182).
 */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href)
  return `${pathname.replace(/^\/{2,}/, "/")}${search}`
}
