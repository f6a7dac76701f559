import * as Schema from "effect/Schema"

/**
 * One thing to mend before the shop lets somebody in: a field, and the rule it broke; `parameter` is what the rule is
 * about.
 */
export interface SignInRefusedReason {
  readonly field: string
  readonly rule: string
  readonly parameter?: string
}

/**
 * Nobody came in: a login, a registration or a new password that cannot be sent as it is, or that the shop refused.
 * Each problem names its field and rule; nothing was changed.
 */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
