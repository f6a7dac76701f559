import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { Sku } from "../shared/Sku.ts"
import { isEmail } from "../shared/isEmail.ts"

/** Policy type 1 (specification, section 3). */
const PRIVACY_POLICY = 1

/** A shopper who wants to hear that a sku is back. */
export interface RestockAlertRequest {
  readonly email: string
  readonly sku: Sku
  /** Policy types that the shopper has accepted. */
  readonly acceptedPolicies: readonly number[]
  /** Of an earlier notification that this address has confirmed: then no second confirmation is asked. */
  readonly hash?: Redacted.Redacted<string>
}

/** How far a wish has come; an unknown state is pending, which promises nothing. */
export type RestockAlertStatus = "pending" | "active" | "done"

export interface RestockAlert {
  readonly email: string
  readonly sku: Sku
  readonly status: RestockAlertStatus
}

/** A wish that breaks a rule; each problem names its field and the rule. */
export class RestockAlertRefused extends Schema.TaggedError<RestockAlertRefused>()("RestockAlertRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["email", "acceptedPolicies"]),
      rule: Schema.Literals(["email", "required"]),
    }),
  ),
}) {}

/** What is wrong with a wish before it is sent: the address, or a missing consent to the privacy policy. */
export function validateStockNotification({
  email,
  acceptedPolicies,
}: RestockAlertRequest): RestockAlertRefused["reasons"] {
  return [
    ...(isEmail(email) ? [] : [{ field: "email", rule: "email" } as const]),
    ...(acceptedPolicies.includes(PRIVACY_POLICY) ? [] : [{ field: "acceptedPolicies", rule: "required" } as const]),
  ]
}
