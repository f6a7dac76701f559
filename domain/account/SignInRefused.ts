import * as Schema from "effect/Schema"

/** An invalid field and the broken rule; `parameter` is the rule's value. */
export interface SignInRefusedReason {
  readonly field: string
  readonly rule: string
  readonly parameter?: string
}

/**
 * A sign-in, registration or password reset with invalid values, or refused by the backend. Each reason has its field
 * and rule; nothing was changed.
 */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
