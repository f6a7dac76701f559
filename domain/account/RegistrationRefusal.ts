import * as Schema from "effect/Schema"

/** A registration that cannot be sent; each problem names its field and rule. */
export class RegistrationRefused extends Schema.TaggedError<RegistrationRefused>()("RegistrationRefused", {
  problems: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}
