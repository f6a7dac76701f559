/**
 * A key of the device and the format of its value. Independent of Effect and schemas, so that a page can read a number
 * before its commands are fetched.
 */
export interface DeviceCodec<A> {
  readonly key: string
  /** Returns `undefined` for an absent or invalid value. */
  readonly parse: (text: string | undefined) => A | undefined
}

/** The codec of a JSON value under `selvedge.{name}.v{version}`. A new version leaves the old value in place. */
export function deviceCodec<A>(
  key: `selvedge.${string}.v${number}`,
  isValid: (value: unknown) => value is A,
): DeviceCodec<A> {
  return {
    key,
    parse: (text) => {
      try {
        const value: unknown = JSON.parse(text ?? "null")
        return isValid(value) ? value : undefined
      } catch {
        return undefined // the value is not JSON
      }
    },
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
