/** A request as plain data. Unlike a consumed `Request` it can be sent again. */
export interface OutgoingRequest {
  /** The operationId in the contract; absent for a forwarded call of a page. */
  readonly operation?: string
  readonly method: string
  /** The contract's path, with the names of its parameters: all that metrics may contain of an address (F164). */
  readonly template?: string
  /** Path and query, from the first slash. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** Also completed after the page has ended. */
  readonly keepalive?: boolean
}

/** Returns the request with these query parameters set. Replaces parameters of the same name. */
export function withQuery(request: OutgoingRequest, parameters: Readonly<Record<string, string>>): OutgoingRequest {
  const { pathname, search } = split(request.path)
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(parameters)) query.set(name, value)
  return { ...request, path: joined(pathname, query) }
}

/** Returns the request with these query parameters added where they are absent. */
export function withQueryDefaults(
  request: OutgoingRequest,
  defaults: Readonly<Record<string, string>>,
): OutgoingRequest {
  const query = new URLSearchParams(split(request.path).search)
  return withQuery(request, Object.fromEntries(Object.entries(defaults).filter(([name]) => !query.has(name))))
}

/** Returns the request with this header. Replaces a header of the same name. */
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
