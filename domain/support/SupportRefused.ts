import * as Schema from "effect/Schema"

/** A message or claim that cannot be sent; `parameter` is the maximum or the number of the first claim, by rule. */
export class SupportRefused extends Schema.TaggedError<SupportRefused>()("SupportRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
