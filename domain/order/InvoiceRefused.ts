import * as Schema from "effect/Schema"

/**
 * An invoice that cannot be made out so; each problem names a field of its customer and a rule, and a parameter where
 * the rule has one.
 */
export class InvoiceRefused extends Schema.TaggedError<InvoiceRefused>()("InvoiceRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
