import * as Schema from "effect/Schema"

/**
 * An invalid gift card video: none selected, too large, of an unsupported type, or unreadable. Raised before any call
 * when the client can validate it.
 */
export class GiftCardVideoRefused extends Schema.TaggedError<GiftCardVideoRefused>()("GiftCardVideoRefused", {
  rule: Schema.Literals(["required", "tooLarge", "kind", "unreadable"]),
}) {}
