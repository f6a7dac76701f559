import * as Schema from "effect/Schema"
import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"

/**
 * A gift card that breaks rules, with the field of each error. Raised before any call when the client can validate it.
 */
export class GiftCardRefused extends Schema.TaggedError<GiftCardRefused>()("GiftCardRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals([
        "quantity",
        "senderName",
        "receiverName",
        "receiverEmail",
        "receiverPhone",
        "message",
        "sendDate",
      ]),
      rule: Schema.Literals([
        "required",
        "tooLong",
        "forbiddenWord",
        "email",
        "text",
        "phone",
        "quantity",
        "date",
        "past",
        "late",
      ]),
      parameter: Schema.optionalKey(Schema.String),
    }),
  ),
}) {
  static of(reasons: readonly GiftCardRefusedReason[]): GiftCardRefused {
    return new GiftCardRefused({ reasons: [...reasons] })
  }
}
