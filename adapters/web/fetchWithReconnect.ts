/** Codes of undici and the system for a connection closed by the server. */
const CLOSED_CONNECTION_CODES = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]

/**
 * Sends a call. A server may close a kept-alive connection at the moment a call uses it, which does not mean that the
 * server failed: a read is then retried once on another connection (RFC 9110, section 9.2.2). Redirects are returned.
 * Fails as `fetch` does.
 */
export async function fetchWithReconnect(request: Request): Promise<Response> {
  const send = () => fetch(request, { redirect: "manual" })
  const isRead = request.method === "GET" || request.method === "HEAD"
  return send().catch((error: unknown) => {
    if (isRead && isClosed(error)) return send()
    throw error
  })
}

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    cause instanceof Error &&
    "code" in cause &&
    typeof cause.code === "string" &&
    CLOSED_CONNECTION_CODES.includes(cause.code)
  )
}
