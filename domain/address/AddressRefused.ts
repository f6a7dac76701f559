import * as Schema from "effect/Schema"

/** An address that breaks rules; each reason has its field and rule, and the rule's parameter if any. */
export class AddressRefused extends Schema.TaggedError<AddressRefused>()("AddressRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
