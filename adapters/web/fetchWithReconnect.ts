/** What undici and the system call a connection that the other side has closed. */
const CLOSED_CONNECTION_CODES = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]

/**
 * Sends a call. A server may close a kept connection in the very moment a call takes it, which says nothing of the
 * server: a call that only reads is then sent once more, on another connection (RFC 9110, section 9.2.2). Redirects are
 * answers. Fails as `fetch` does.
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
