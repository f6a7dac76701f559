import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import { isPolicyType, type PolicyValidation, type SavedPolicy } from "../../../domain/account/PolicyType.ts"
import type { AvailableDatum, RestrictedUser } from "../../../domain/account/RestrictedUser.ts"
import type { SalesEvents } from "../../../domain/account/SalesEvent.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"

/** A moment with its offset, as milliseconds. */
const MomentWire = Schema.String.check(Schema.makeFilter((text) => !Number.isNaN(Date.parse(text))))

export const SavedPoliciesWire = Schema.Struct({
  policies: Schema.Array(Schema.Struct({ type: Schema.Int, acceptedAt: Schema.String })),
})
export const PolicyValidationWire = Schema.Struct({
  accepted: Schema.Boolean,
  policies: Schema.Array(Schema.Struct({ type: Schema.Int, accepted: Schema.Boolean })),
})
export const AvailableDataWire = Schema.Struct({
  data: Schema.Array(Schema.Struct({ field: Schema.String, required: Schema.Boolean, available: Schema.Boolean })),
})
export const RestrictedUserWire = Schema.Struct({
  userId: IdWire,
  relation: Schema.String,
  firstName: maybe(Schema.String),
  maskedEmail: maybe(Schema.String),
  maskedPhone: maybe(Schema.String),
})
export const SalesEventsWire = Schema.Struct({
  salesStatus: Schema.String,
  events: Schema.Array(Schema.Struct({ id: IdWire, kind: Schema.String, startsAt: MomentWire, endsAt: MomentWire })),
})

type Schemas = components["schemas"]
export type ProfileSeams = [
  Accepts<typeof SavedPoliciesWire, Schemas["SavedPolicies"]>,
  Accepts<typeof PolicyValidationWire, Schemas["PolicyValidation"]>,
  Accepts<typeof AvailableDataWire, Schemas["AvailableData"]>,
  Accepts<typeof RestrictedUserWire, Schemas["RestrictedUserInfo"]>,
  Accepts<typeof SalesEventsWire, Schemas["SalesEvents"]>,
]

export const savedPoliciesAnswer = answerSchema(SavedPoliciesWire)
export const policyValidationAnswer = answerSchema(PolicyValidationWire)
export const availableDataAnswer = answerSchema(AvailableDataWire)
export const restrictedUserAnswer = answerSchema(RestrictedUserWire)
export const salesEventsAnswer = answerSchema(SalesEventsWire)

/** Policies of a type that is not known here are left out (R26). */
export function toSavedPolicies({ policies }: typeof SavedPoliciesWire.Type): readonly SavedPolicy[] {
  return policies.flatMap(({ type, acceptedAt }) => (isPolicyType(type) ? [{ type, acceptedAt }] : []))
}

export function toPolicyValidation({ accepted, policies }: typeof PolicyValidationWire.Type): PolicyValidation {
  return {
    accepted,
    policies: policies.flatMap((policy) =>
      isPolicyType(policy.type) ? [{ type: policy.type, accepted: policy.accepted }] : [],
    ),
  }
}

export function toAvailableData({ data }: typeof AvailableDataWire.Type): readonly AvailableDatum[] {
  return data
}

/** A relation that is not known here is that of somebody sponsored, who shows least (R26). */
export function toRestrictedUser(wire: typeof RestrictedUserWire.Type): RestrictedUser {
  return {
    id: wire.userId,
    relation: wire.relation === "self" || wire.relation === "sponsor" ? wire.relation : "sponsored",
    ...given(wire.firstName, (firstName) => ({ firstName })),
    ...given(wire.maskedEmail, (maskedEmail) => ({ maskedEmail })),
    ...given(wire.maskedPhone, (maskedPhone) => ({ maskedPhone })),
  }
}

export function toSalesEvents({ salesStatus, events }: typeof SalesEventsWire.Type): SalesEvents {
  return {
    status: salesStatus,
    events: events.map(({ id, kind, startsAt, endsAt }) => ({
      id,
      kind,
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
    })),
  }
}
