import * as Schema from "effect/Schema"
import type { GiftTextRefusedReason } from "../gift-card/validateGiftText.ts"

/**
 * Words of a gift that the shop does not take; each problem at its field. Decided before any call where our rules
 * decide it.
 */
export class GiftRefused extends Schema.TaggedError<GiftRefused>()("GiftRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["senderName", "receiverName", "receiverEmail", "receiverPhone", "message"]),
      rule: Schema.Literals(["required", "tooLong", "forbiddenWord", "email", "text"]),
      parameter: Schema.optionalKey(Schema.String),
    }),
  ),
}) {
  /** The refusal for these problems. */
  static of(reasons: readonly GiftTextRefusedReason[]): GiftRefused {
    return new GiftRefused({ reasons: [...reasons] })
  }
}
