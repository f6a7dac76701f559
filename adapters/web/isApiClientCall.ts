/** Says that the caller keeps its session itself, as a command line does. */
const SESSION_HOLDER_HEADER = "session-holder"

/**
 * Whether a program calls that keeps its own tokens: its calls go to the backend as they are.
 *
 * Never a browser: those say where a request comes from in a header that no script can take away, so that no script in
 * a page can get hold of the tokens this server keeps for it (ruling R4).
 */
export function isApiClientCall(request: Request): boolean {
  return request.headers.get(SESSION_HOLDER_HEADER) === "client" && request.headers.get("sec-fetch-site") === null
}
