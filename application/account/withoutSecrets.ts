import * as Redacted from "effect/Redacted"

/** A copy of plain data in which nothing secret stands: pins, tokens and codes are left out wherever they are. */
export function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => !Redacted.isRedacted(item)).map(withoutSecrets)
  if (typeof data !== "object" || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => !Redacted.isRedacted(value))
      .map(([name, value]) => [name, withoutSecrets(value)]),
  )
}
