import * as Schema from "effect/Schema"

/** A booking that breaks rules; each reason has its place and rule. */
export class BookingRefused extends Schema.TaggedError<BookingRefused>()("BookingRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      place: Schema.String,
      rule: Schema.Literals(["required", "tooLong", "forbiddenWord", "email", "phone", "policy", "units", "tooMany"]),
      parameter: Schema.optionalKey(Schema.String),
    }),
  ),
}) {}
