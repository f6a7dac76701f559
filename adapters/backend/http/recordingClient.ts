import type { Client, ClientPathsWithMethod, MaybeOptionalInit } from "openapi-fetch"
import { fillPath } from "./fillPath.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { queryText } from "./queryText.ts"

type Method = "get" | "put" | "post" | "delete"

/** What the contract lets a call of a path say; `undefined` is in it where nothing has to be said. */
type Said<Operations, M extends Method> = M extends keyof Operations ? MaybeOptionalInit<Operations, M> : never

/** Writes a call of one method down: the contract says which paths have it, and what a path takes. */
type Call<Paths extends object, M extends Method> = <Path extends ClientPathsWithMethod<Client<Paths>, M>, Init extends Said<Paths[Path], M>>(
  path: Path & string,
  ...asked: undefined extends Said<Paths[Path], M> ? [(Init & Asked)?] : [Init & Asked]
) => OutgoingRequest

/** The methods that contracts use, of one document. */
interface RecordingClient<Paths extends object> {
  readonly GET: Call<Paths, "get">
  readonly PUT: Call<Paths, "put">
  readonly POST: Call<Paths, "post">
  readonly DELETE: Call<Paths, "delete">
}

/** What openapi-fetch's types let a call say, as it is read here. */
interface Asked {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>>; readonly query?: unknown; readonly header?: object }
  readonly headers?: object
  readonly body?: unknown
}

/**
 * A client of one contract document whose calls are written down instead of sent.
 *
 * The types of the document, as openapi-fetch reads them, check path, parameters and body; what happens to the request
 * afterwards (identity, deadline, refresh, replay) is decided by Effect policies, which need a request that can be sent twice.
 * A call throws `UnfilledPath` where its path is not filled, and `TypeError` for a header that cannot be sent.
 */
export function recordingClient<Paths extends object>(): RecordingClient<Paths> {
  return { GET: written("GET"), PUT: written("PUT"), POST: written("POST"), DELETE: written("DELETE") }
}

function written(method: string) {
  return (path: string, ...[asked = {}]: readonly (Asked | undefined)[]): OutgoingRequest => {
    const { params = {}, headers, body } = asked
    const query = queryText(params.query)
    const given = Object.entries({ ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers, ...params.header }).filter(([, value]) => value !== undefined && value !== null)
    return {
      method,
      path: fillPath(path, params.path ?? {}) + (query && `?${query}`),
      headers: Object.fromEntries(new Headers(given.map(([name, value]) => [name, String(value)]))),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
  }
}
