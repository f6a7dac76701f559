import * as Schema from "effect/Schema"

/**
 * Why a procurement system may not start a visit, or a cart does not return: `account` is no company's account or has
 * another secret, `empty` a cart without items.
 */
export class PunchoutRefused extends Schema.TaggedError<PunchoutRefused>()("PunchoutRefused", {
  reason: Schema.Literals(["account", "empty"]),
}) {}
