import * as Schema from "effect/Schema"

/** A passkey of an account. */
export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string
  /** Given by the owner. */
  readonly name: string
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601; absent before the first sign-in with it. */
  readonly lastUsedAt?: string
  /** Whether it is synchronized among the owner's devices. */
  readonly isSynced: boolean
}

/** The passkeys of an account, with the values by which a device finds its own copies. */
export interface PasskeyList {
  /** The newest first. */
  readonly passkeys: readonly Passkey[]
  /** Domain that they belong to; empty where the shop has none. */
  readonly rpId: string
  /** Random id of the account in its passkeys, in base64url; empty before the first one. */
  readonly userHandle: string
}

/** A request for a new passkey. Binary values are in base64url. */
export interface PasskeyCreation {
  readonly challengeId: string
  readonly challenge: string
  readonly rp: { readonly id: string; readonly name: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  /** COSE numbers of the accepted signature algorithms, the preferred one first. */
  readonly algorithms: readonly number[]
  /** Time for the customer. */
  readonly timeoutMillis: number
  /** The passkeys that the account already has. */
  readonly existing: readonly { readonly id: string; readonly transports: readonly string[] }[]
}

/** A device's response to `PasskeyCreation`, in base64url. */
export interface CreatedPasskey {
  readonly id: string
  readonly clientData: string
  readonly attestation: string
  /** How browsers reach the authenticator, for example `internal` or `hybrid`. */
  readonly transports: readonly string[]
}

/** A request for a sign-in with any passkey of the shop. */
export interface PasskeyRequest {
  readonly challengeId: string
  readonly challenge: string
  readonly rpId: string
  /** Time for the customer. */
  readonly timeoutMillis: number
}

/** A device's response to `PasskeyRequest`, in base64url. */
export interface UsedPasskey {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}

/**
 * The device gave no passkey: `cancelled` by the customer or by its own time limit, `exists` when the account already
 * has the device's passkey, `unavailable` without support or on an address that cannot have passkeys.
 */
export class PasskeyRefused extends Schema.TaggedError<PasskeyRefused>()("PasskeyRefused", {
  rule: Schema.Literals(["cancelled", "exists", "unavailable"]),
}) {}

/** Length of a passkey's name in characters. */
export const MAX_PASSKEY_NAME = 60

/** Returns the name without spaces around it, or the broken rule. */
export function parsePasskeyName(
  typed: string,
): { readonly name: string } | { readonly rule: "required" | "maxLength" } {
  const name = typed.trim()
  if (name === "") return { rule: "required" }
  return name.length > MAX_PASSKEY_NAME ? { rule: "maxLength" } : { name }
}
