import * as Schema from "effect/Schema"

/**
 * A withdrawal that is not possible. `place` is a field such as `lines.0.quantity`, or `store` where it has no right of
 * withdrawal; `parameter` is the maximum, the remaining units, or the last day, by rule.
 */
export class WithdrawalRefused extends Schema.TaggedError<WithdrawalRefused>()("WithdrawalRefused", {
  reasons: Schema.Array(
    Schema.Struct({ place: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
