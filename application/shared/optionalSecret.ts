import * as Redacted from "effect/Redacted"

/** Redacts a secret that may be absent, such as the token of a guest's order. */
export function optionalSecret(text: string | undefined): Redacted.Redacted<string> | undefined {
  return text === undefined ? undefined : Redacted.make(text)
}
