/** Header of a client that holds its own session, such as the CLI. */
const SESSION_HOLDER_HEADER = "session-holder"

/**
 * True for a client with its own tokens: its calls are forwarded to the backend unchanged.
 *
 * Never for a browser. Browsers send `Sec-Fetch-Site`, which scripts cannot remove, so no script of a page can obtain
 * the tokens that this server holds (R4).
 */
export function isApiClientCall(request: Request): boolean {
  return request.headers.get(SESSION_HOLDER_HEADER) === "client" && request.headers.get("sec-fetch-site") === null
}
