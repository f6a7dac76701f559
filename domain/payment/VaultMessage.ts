import * as Redacted from "effect/Redacted"
import type { TokenizedCard } from "./PaymentEntry.ts"

/** Message from a vault's frame to the page. `round` is that of the request which it answers. */
export type VaultMessage =
  /** Ready to receive styles. */
  | { readonly vault: "ready" }
  /** Its height in CSS pixels. */
  | { readonly vault: "height"; readonly height: number }
  /** Enter was pressed in it. */
  | { readonly vault: "submit" }
  /** The input has changed since it was tokenized. */
  | { readonly vault: "changed" }
  | { readonly vault: "sealed"; readonly round: number; readonly sealed: TokenizedCard }
  /** The input is invalid; the frame shows the errors at its fields. */
  | { readonly vault: "refused"; readonly round: number }
  /** The vault was unreachable; the frame shows the error. */
  | { readonly vault: "failed"; readonly round: number }

const MAX_HEIGHT = 2_000
const MAX_TOKEN = 8_192
const NETWORK = /^[a-z]{0,40}$/
const LAST_DIGITS = /^(?:[0-9]{4})?$/

/**
 * Validates a message of the frame; returns `undefined` for anything else (F97). The caller must check the sender's
 * origin and window first.
 */
export function readVaultMessage(data: unknown): VaultMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(data))
  const [vault, round] = [fields.get("vault"), fields.get("round")]
  if (vault === "ready" || vault === "submit" || vault === "changed") return { vault }
  if (vault === "height") return toHeightMessage(fields.get("height"))
  if (typeof round !== "number" || !Number.isSafeInteger(round)) return undefined
  if (vault === "refused" || vault === "failed") return { vault, round }
  const [token, network, lastDigits] = [fields.get("token"), fields.get("network"), fields.get("lastDigits")]
  if (vault !== "sealed" || typeof token !== "string" || token === "" || token.length > MAX_TOKEN) return undefined
  if (
    typeof network !== "string" ||
    !NETWORK.test(network) ||
    typeof lastDigits !== "string" ||
    !LAST_DIGITS.test(lastDigits)
  )
    return undefined
  return { vault, round, sealed: { token: Redacted.make(token), network, lastDigits } }
}

function toHeightMessage(height: unknown): VaultMessage | undefined {
  return typeof height === "number" && height > 0 && height <= MAX_HEIGHT
    ? { vault: "height", height: Math.ceil(height) }
    : undefined
}
