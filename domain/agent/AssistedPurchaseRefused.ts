import * as Schema from "effect/Schema"

/** An agent's sign-in, or a temporary client, with invalid fields; or an expired or missing assisted purchase. */
export class AssistedPurchaseRefused extends Schema.TaggedError<AssistedPurchaseRefused>()("AssistedPurchaseRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}
