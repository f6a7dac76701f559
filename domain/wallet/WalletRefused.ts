import * as Schema from "effect/Schema"

/** Invalid fields of a card's name, of the wallet's settings, of a gift card or of a receipt. */
export class WalletRefused extends Schema.TaggedError<WalletRefused>()("WalletRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}
