import * as Schema from "effect/Schema"

/**
 * A video that cannot go with a gift card: none was chosen, it is larger than the shop takes, of another kind, or
 * cannot be read. Decided before any call where our rules decide it.
 */
export class GiftCardVideoRefused extends Schema.TaggedError<GiftCardVideoRefused>()("GiftCardVideoRefused", {
  rule: Schema.Literals(["required", "tooLarge", "kind", "unreadable"]),
}) {}
