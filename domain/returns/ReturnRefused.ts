import * as Schema from "effect/Schema"

/**
 * A return or refund that is not possible. `place` is a field such as `lines.0.quantity`; `parameter` belongs to the
 * rule: the maximum, the last day, or the SKU.
 */
export class ReturnRefused extends Schema.TaggedError<ReturnRefused>()("ReturnRefused", {
  reasons: Schema.Array(
    Schema.Struct({ place: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
