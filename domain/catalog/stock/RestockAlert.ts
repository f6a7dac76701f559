import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { Sku } from "../../shared/Sku.ts"
import { isEmail } from "../../shared/isEmail.ts"

/** Policy type 1 (S3.5). */
const PRIVACY_POLICY = 1

/** A request for a restock alert. */
export interface RestockAlertRequest {
  readonly email: string
  readonly sku: Sku
  /** Policy types that the customer has accepted. */
  readonly acceptedPolicies: readonly number[]
  /** Hash of an earlier alert confirmed by this address: then no second confirmation is required. */
  readonly hash?: Redacted.Redacted<string>
}

/** State of a restock alert; an unknown state counts as pending. */
export type RestockAlertStatus = "pending" | "active" | "done"

export interface RestockAlert {
  readonly email: string
  readonly sku: Sku
  readonly status: RestockAlertStatus
}

/** A request that breaks rules; each reason has its field and rule. */
export class RestockAlertRefused extends Schema.TaggedError<RestockAlertRefused>()("RestockAlertRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["email", "acceptedPolicies"]),
      rule: Schema.Literals(["email", "required"]),
    }),
  ),
}) {}

/** Validates a request before it is sent: the address, and the consent to the privacy policy. */
export function validateStockNotification({
  email,
  acceptedPolicies,
}: RestockAlertRequest): RestockAlertRefused["reasons"] {
  return [
    ...(isEmail(email) ? [] : [{ field: "email", rule: "email" } as const]),
    ...(acceptedPolicies.includes(PRIVACY_POLICY) ? [] : [{ field: "acceptedPolicies", rule: "required" } as const]),
  ]
}
