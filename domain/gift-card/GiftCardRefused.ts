import * as Schema from "effect/Schema"
import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"

/**
 * A gift card that cannot be sold or changed so; each problem at its field. Decided before any call where our rules
 * decide it.
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
  /** The refusal for these problems. */
  static of(reasons: readonly GiftCardRefusedReason[]): GiftCardRefused {
    return new GiftCardRefused({ reasons: [...reasons] })
  }
}
