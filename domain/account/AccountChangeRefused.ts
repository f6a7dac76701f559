import * as Schema from "effect/Schema"

/**
 * A change to an account that cannot be made as it was asked for; each problem names its field and the rule it broke.
 */
export class AccountChangeRefused extends Schema.TaggedError<AccountChangeRefused>()("AccountChangeRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** One thing to mend in a change to an account. */
export interface AccountRefusedReason {
  readonly field: string
  readonly rule: string
}
