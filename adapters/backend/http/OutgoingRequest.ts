/**
 * A call as plain data, before it is sent: it can be sent again, which a consumed `Request` cannot.
 */
export interface OutgoingRequest {
  /** Its name in the contract; absent where a page's call is passed on. */
  readonly operation?: string
  readonly method: string
  /** Path and query, from the first slash. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** The request with these query parameters set; each stands once, whatever the path held before. */
export function withQuery(request: OutgoingRequest, parameters: Readonly<Record<string, string>>): OutgoingRequest {
  const { pathname, search } = split(request.path)
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(parameters)) query.set(name, value)
  return { ...request, path: joined(pathname, query) }
}

/** The request with these query parameters where it does not have them yet. */
export function withQueryDefaults(
  request: OutgoingRequest,
  defaults: Readonly<Record<string, string>>,
): OutgoingRequest {
  const query = new URLSearchParams(split(request.path).search)
  return withQuery(request, Object.fromEntries(Object.entries(defaults).filter(([name]) => !query.has(name))))
}

/** The request with this header, in place of one of the same name. */
export function withHeader(request: OutgoingRequest, name: string, value: string): OutgoingRequest {
  return { ...request, headers: { ...request.headers, [name.toLowerCase()]: value } }
}

function split(path: string): { readonly pathname: string; readonly search: string } {
  const [address = ""] = path.split("#", 1)
  const mark = address.indexOf("?")
  return mark < 0
    ? { pathname: address, search: "" }
    : { pathname: address.slice(0, mark), search: address.slice(mark + 1) }
}

function joined(pathname: string, query: URLSearchParams): string {
  const search = query.toString()
  return search === "" ? pathname : `${pathname}?${search}`
}
