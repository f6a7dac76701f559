import * as Schema from "effect/Schema"

/** Fields that break a rule of S5. */
export class TeenRefused extends Schema.TaggedError<TeenRefused>()("TeenRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** Message keys of reached limits. */
export const TEEN_LIMIT_KEYS = ["_ERR_MAX_TEENS", "_ERR_MAX_SPONSORS", "_ERR_MAX_INVITATIONS"] as const

/** A sponsor has the maximum number of teens, a teen of sponsors, or there are too many invitations. */
export class TeenLimitReached extends Schema.TaggedError<TeenLimitReached>()("TeenLimitReached", {
  messageKey: Schema.Literals(TEEN_LIMIT_KEYS),
  maximum: Schema.Number,
}) {}
