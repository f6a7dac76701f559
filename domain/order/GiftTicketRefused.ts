import * as Schema from "effect/Schema"

/**
 * A gift ticket that cannot be made: nothing was chosen (`required`), or more of a line than was bought and still
 * stands (`units`).
 */
export class GiftTicketRefused extends Schema.TaggedError<GiftTicketRefused>()("GiftTicketRefused", {
  rule: Schema.Literals(["required", "units"]),
}) {}
