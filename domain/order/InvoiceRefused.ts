import * as Schema from "effect/Schema"

/** An invoice that cannot be issued; each reason has a customer field and a rule, and the rule's parameter if any. */
export class InvoiceRefused extends Schema.TaggedError<InvoiceRefused>()("InvoiceRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
