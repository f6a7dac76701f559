import * as Schema from "effect/Schema"

/**
 * A gift receipt that is not possible: nothing selected (`required`), or more than the remaining units of a line
 * (`units`).
 */
export class GiftReceiptRefused extends Schema.TaggedError<GiftReceiptRefused>()("GiftReceiptRefused", {
  rule: Schema.Literals(["required", "units"]),
}) {}
