import * as Schema from "effect/Schema"
import type { GiftTextRefusedReason } from "../gift-card/validateGiftText.ts"

/** Gift texts that break rules, with the field of each. Raised before any call when the client can validate it. */
export class GiftRefused extends Schema.TaggedError<GiftRefused>()("GiftRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["senderName", "receiverName", "receiverEmail", "receiverPhone", "message"]),
      rule: Schema.Literals(["required", "tooLong", "forbiddenWord", "email", "text"]),
      parameter: Schema.optionalKey(Schema.String),
    }),
  ),
}) {
  static of(reasons: readonly GiftTextRefusedReason[]): GiftRefused {
    return new GiftRefused({ reasons: [...reasons] })
  }
}
