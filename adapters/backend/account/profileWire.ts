import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import { isPolicyType, type PolicyValidation, type SavedPolicy } from "../../../domain/account/PolicyType.ts"
import type { AvailableDatum, RestrictedUser } from "../../../domain/account/RestrictedUser.ts"
import type { SalesEvents } from "../../../domain/account/SalesEvent.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

/** A date and time with its UTC offset, decoded to milliseconds. */
const DateTimeWire = Schema.String.check(Schema.makeFilter((text) => !Number.isNaN(Date.parse(text))))

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
  firstName: nullish(Schema.String),
  maskedEmail: nullish(Schema.String),
  maskedPhone: nullish(Schema.String),
})
export const SalesEventsWire = Schema.Struct({
  salesStatus: Schema.String,
  events: Schema.Array(
    Schema.Struct({ id: IdWire, kind: Schema.String, startsAt: DateTimeWire, endsAt: DateTimeWire }),
  ),
})

type Schemas = components["schemas"]
export type ProfileContractChecks = [
  AssertAccepts<typeof SavedPoliciesWire, Schemas["SavedPolicies"]>,
  AssertAccepts<typeof PolicyValidationWire, Schemas["PolicyValidation"]>,
  AssertAccepts<typeof AvailableDataWire, Schemas["AvailableData"]>,
  AssertAccepts<typeof RestrictedUserWire, Schemas["RestrictedUserInfo"]>,
  AssertAccepts<typeof SalesEventsWire, Schemas["SalesEvents"]>,
]

export const decodeSavedPolicies = bodyDecoder(SavedPoliciesWire)
export const decodePolicyValidation = bodyDecoder(PolicyValidationWire)
export const decodeAvailableData = bodyDecoder(AvailableDataWire)
export const decodeRestrictedUser = bodyDecoder(RestrictedUserWire)
export const decodeSalesEvents = bodyDecoder(SalesEventsWire)

/** Leaves out policies of an unknown type (R26). */
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

/** An unknown relation counts as a sponsored user, the kind with the fewest rights (R26). */
export function toRestrictedUser(wire: typeof RestrictedUserWire.Type): RestrictedUser {
  return {
    id: wire.userId,
    relation: wire.relation === "self" || wire.relation === "sponsor" ? wire.relation : "sponsored",
    ...whenDefined(wire.firstName, (firstName) => ({ firstName })),
    ...whenDefined(wire.maskedEmail, (maskedEmail) => ({ maskedEmail })),
    ...whenDefined(wire.maskedPhone, (maskedPhone) => ({ maskedPhone })),
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
