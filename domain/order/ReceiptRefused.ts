import * as Schema from "effect/Schema"

/** The input of a search for a receipt of a physical store breaks a rule, or nothing matches it. */
export class ReceiptRefused extends Schema.TaggedError<ReceiptRefused>()("ReceiptRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["storeNumber", "barcode", "captcha"]),
      /** `pattern`, `required`, or `unknown` for numbers that do not match a receipt. */
      rule: Schema.String,
    }),
  ),
}) {}
