import * as Schema from "effect/Schema"

/** The input of a search for a purchase by its printed numbers breaks a rule, or nothing matches it. */
export class ReceiptRefused extends Schema.TaggedError<ReceiptRefused>()("ReceiptRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["storeNumber", "orderId", "barcode", "captcha"]),
      /** `pattern`, `required`, or `unknown` for numbers that do not match a purchase. */
      rule: Schema.String,
    }),
  ),
}) {}
