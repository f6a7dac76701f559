import * as Schema from "effect/Schema"

/** Fields that break a rule of S5. */
export class TeenRefused extends Schema.TaggedError<TeenRefused>()("TeenRefused", {
  reasons: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })),
}) {}

/** Message keys of reached limits. */
export const TEEN_LIMIT_KEYS = [
  "_ERR_MAX_TEENS",
  "_ERR_MAX_SPONSORS",
  "_ERR_MAX_INVITATIONS",
  "_ERR_SPENDING_LIMIT",
] as const

/**
 * A sponsor has the maximum number of teens, a teen of sponsors, there are too many invitations, or a payment is above
 * the spending limit; `maximum` is then the amount that is left, in minor units.
 */
export class TeenLimitReached extends Schema.TaggedError<TeenLimitReached>()("TeenLimitReached", {
  messageKey: Schema.Literals(TEEN_LIMIT_KEYS),
  maximum: Schema.Number,
}) {}

/** A teen acts as a sponsor, or a sponsor as a teen (F170). `role` is the customer's role. */
export class FamilyRoleRefused extends Schema.TaggedError<FamilyRoleRefused>()("FamilyRoleRefused", {
  role: Schema.Literals(["teen", "sponsor"]),
}) {}
