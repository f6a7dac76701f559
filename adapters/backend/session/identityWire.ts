import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { GuestIdentityFailed } from "../../../application/session/GuestIdentityFailed.ts"
import type { RefreshedSession } from "../../../application/session/IdentityGateway.ts"
import type { components } from "../../../contracts/generated/session.d.ts"
import type { GuestIdentity } from "../../../domain/session/GuestIdentity.ts"
import { MISSING_TOKEN_MESSAGE } from "../../../domain/session/GuestIdentity.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { nullish } from "../http/wire/nullish.ts"

const tokenFields = {
  access_token: Schema.String.check(Schema.isMinLength(1)),
  /** Seconds. */
  expires_in: Schema.Finite.check(Schema.isGreaterThan(0)),
} as const

export const GuestIdentityWire = Schema.Struct(tokenFields)
export const SessionTokensWire = Schema.Struct({ ...tokenFields, user_type: nullish(Schema.String) })

type Schemas = components["schemas"]
export type IdentityContractChecks = [
  AssertAccepts<typeof GuestIdentityWire, Schemas["GuestIdentity"]>,
  AssertAccepts<typeof SessionTokensWire, Schemas["SessionTokens"]>,
]

export const decodeGuestIdentity = bodyDecoder(GuestIdentityWire)
export const decodeSessionTokens = bodyDecoder(SessionTokensWire)

/** The error for a response without token or expiration. */
export function missingToken(): GuestIdentityFailed {
  return new GuestIdentityFailed({ message: MISSING_TOKEN_MESSAGE })
}

export function toGuestIdentity(wire: typeof GuestIdentityWire.Type): GuestIdentity {
  return { accessToken: Redacted.make(wire.access_token), expiresIn: wire.expires_in }
}

/** An unknown user type counts as a guest, the kind with the fewest rights (R26). */
export function toRefreshedSession(wire: typeof SessionTokensWire.Type): RefreshedSession {
  return { ...toGuestIdentity(wire), userType: wire.user_type === "registered" ? "registered" : "guest" }
}
