/** Returns the five-character SQLSTATE of a database error; undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "ENOSPC",
  "EIO",
  "EROFS",
])
const CONNECTION_WORDS = new RegExp(
  [
    "connection (terminated|timeout|ended)",
    "timeout exceeded when trying to connect",
    "PGlite is (closed|closing)",
    "Client has encountered a connection error",
    "unreachable",
    "Program terminated",
    "memory access out of bounds",
  ].join("|"),
  "iu",
)

/** Whether the database itself is unavailable (as opposed to refusing a statement). */
export const isStorageDown = (error: unknown): boolean => {
  const state = sqlState(error)
  // 08 connection, 53 resources (disk full, too many connections), 57P shutting down, 58 system, XX internal or
  // corrupted.
  if (state !== undefined && (CONNECTION_CODES.has(state) || /^(08|53|57P|58|XX)/u.test(state))) return true
  if (error instanceof Error && "syscall" in error && error.syscall === "connect") return true
  return error instanceof Error && (error instanceof WebAssembly.RuntimeError || CONNECTION_WORDS.test(error.message))
}

/** Whether a value does not fit any column: a number too large, a NUL character in a text. */
export const isUnstorableValue = (error: unknown): boolean => (sqlState(error) ?? "").startsWith("22")
