import * as Schema from "effect/Schema"

/**
 * A gift ticket that cannot be made: nothing was chosen (`required`), or more of a line than was bought and still
 * stands (`units`).
 */
export class GiftReceiptRefused extends Schema.TaggedError<GiftReceiptRefused>()("GiftReceiptRefused", {
  rule: Schema.Literals(["required", "units"]),
}) {}
