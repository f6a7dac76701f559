import * as Schema from "effect/Schema"

/** An address that breaks the rules; each problem names its field and rule, and a parameter where the rule has one. */
export class AddressRefused extends Schema.TaggedError<AddressRefused>()("AddressRefused", {
  reasons: Schema.Array(
    Schema.Struct({ field: Schema.String, rule: Schema.String, parameter: Schema.optionalKey(Schema.String) }),
  ),
}) {}
