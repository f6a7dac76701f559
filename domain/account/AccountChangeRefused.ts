import * as Schema from "effect/Schema"

/** An account change with invalid values; each reason has its field and the broken rule. */
export class AccountChangeRefused extends Schema.TaggedError<AccountChangeRefused>()("AccountChangeRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** An invalid field of an account change. */
export interface AccountRefusedReason {
  readonly field: string
  readonly rule: string
}
