/** Values of a log line besides its message. */
export type LogFields = Readonly<Record<string, unknown>>

/** The log of the server's operator. Implementations remove secrets. */
export interface ShopLog {
  readonly debug: (message: string, fields?: LogFields) => void
  readonly info: (message: string, fields?: LogFields) => void
  readonly warn: (message: string, fields?: LogFields) => void
  readonly error: (message: string, fields?: LogFields) => void
}
