import * as Redacted from "effect/Redacted"

/** Returns a copy of plain data without pins, tokens and codes, at any depth. */
export function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => !Redacted.isRedacted(item)).map(withoutSecrets)
  if (typeof data !== "object" || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => !Redacted.isRedacted(value))
      .map(([name, value]) => [name, withoutSecrets(value)]),
  )
}
