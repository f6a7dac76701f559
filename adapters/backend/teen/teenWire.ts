import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { BackendFailureReason } from "../../../application/shared/BackendError.ts"
import type { components } from "../../../contracts/generated/teens.d.ts"
import type {
  SponsorInvitation,
  SponsorInvitee,
  Sponsorship,
  SponsorshipState,
  Teen,
  TeenConfirmation,
  TeenOrder,
  TeenPhone,
  TeenProfile,
  TeenShippingData,
  TeenSponsors,
} from "../../../domain/teen/Teen.ts"
import { TEEN_LIMIT_KEYS, TeenLimitReached, TeenRefused } from "../../../domain/teen/TeenRefusal.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { wholeNumber } from "../http/cartRefusals.ts"
import { given } from "../http/given.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"

type Schemas = components["schemas"]

const PhoneWire = Schema.Struct({
  countryCode: maybe(Schema.String),
  prefixCode: maybe(Schema.String),
  subscriberNumber: maybe(Schema.String),
})
const ShippingWire = Schema.Struct({
  shippingMethodId: maybe(IdWire),
  kind: maybe(Schema.String),
  addressId: maybe(IdWire),
  droppointId: maybe(IdWire),
  physicalStoreId: maybe(IdWire),
  walletAddressId: maybe(IdWire),
})
const TeenOrderWire = Schema.Struct({
  orderId: OrderIdWire,
  sponsorUserId: IdWire,
  isPaymentRequested: Schema.Boolean,
  requestDate: Schema.String,
})
const TeenWire = Schema.Struct({
  teenId: IdWire,
  state: Schema.String,
  firstName: maybe(Schema.String),
  lastName: maybe(Schema.String),
  age: maybe(IdWire),
  email: maybe(Schema.String),
  phone: maybe(PhoneWire),
  cardHash: maybe(Schema.String),
  notificationType: Schema.Array(Schema.String),
  shippingData: maybe(ShippingWire),
  orders: maybe(Schema.Array(TeenOrderWire)),
})
const TeenListWire = Schema.Struct({ teens: Schema.Array(TeenWire) })
const InvitationWire = Schema.Struct({
  email: Schema.String,
  firstName: Schema.String,
  lastName: maybe(Schema.String),
  expiryDate: Schema.String,
})
const SponsorListWire = Schema.Struct({
  sponsors: Schema.Array(
    Schema.Struct({
      sponsorUserId: IdWire,
      firstName: maybe(Schema.String),
      lastName: maybe(Schema.String),
      state: Schema.String,
    }),
  ),
  invitations: Schema.Array(InvitationWire),
})
const ConfirmationWire = Schema.Struct({ sponsorUserId: IdWire, teenUserId: IdWire, state: Schema.String })

export type TeenSeams = [
  Accepts<typeof TeenWire, Schemas["Teen"]>,
  Accepts<typeof TeenListWire, Schemas["TeenList"]>,
  Accepts<typeof InvitationWire, Schemas["SponsorInvitation"]>,
  Accepts<typeof SponsorListWire, Schemas["TeenSponsorList"]>,
  Accepts<typeof ConfirmationWire, Schemas["TeenConfirmation"]>,
  Accepts<typeof TeenOrderWire, Schemas["TeenOrder"]>,
]

export const teenAnswer = answerSchema(TeenWire)
export const teenListAnswer = answerSchema(TeenListWire)
export const invitationAnswer = answerSchema(InvitationWire)
export const sponsorListAnswer = answerSchema(SponsorListWire)
export const confirmationAnswer = answerSchema(ConfirmationWire)
export const teenOrderAnswer = answerSchema(TeenOrderWire)

export function toTeen(wire: typeof TeenWire.Type): Teen {
  return {
    id: wire.teenId,
    state: toState(wire.state),
    ...given(wire.firstName, (firstName) => ({ firstName })),
    ...given(wire.lastName, (lastName) => ({ lastName })),
    ...given(wire.age, (age) => ({ age: wholeNumber(age) })),
    ...given(wire.email, (email) => ({ email })),
    ...given(wire.phone, (phone) => ({ phone: toPhone(phone) })),
    ...given(wire.cardHash, (hash) => ({ cardHash: Redacted.make(hash) })),
    notificationTypes: wire.notificationType,
    ...given(wire.shippingData, (shipping) => ({ shippingData: toShipping(shipping) })),
    orders: (wire.orders ?? []).map(toTeenOrder),
  }
}

export function toTeenOrder({
  orderId,
  sponsorUserId,
  isPaymentRequested,
  requestDate,
}: typeof TeenOrderWire.Type): TeenOrder {
  return { orderId, sponsorUserId, isPaymentRequested, requestedAt: requestDate }
}

export function toInvitation({
  email,
  firstName,
  lastName,
  expiryDate,
}: typeof InvitationWire.Type): SponsorInvitation {
  return { email, firstName, ...given(lastName, (name) => ({ lastName: name })), goodUntil: expiryDate }
}

export function toTeenSponsors({ sponsors, invitations }: typeof SponsorListWire.Type): TeenSponsors {
  return {
    sponsors: sponsors.map(({ sponsorUserId, firstName, lastName, state }) => ({
      userId: sponsorUserId,
      ...given(firstName, (name) => ({ firstName: name })),
      ...given(lastName, (name) => ({ lastName: name })),
      state: toState(state),
    })),
    invitations: invitations.map(toInvitation),
  }
}

export function toSponsorship({ sponsorUserId, teenUserId, state }: typeof ConfirmationWire.Type): Sponsorship {
  return { sponsorUserId, teenUserId, state: toState(state) }
}

/** A profile as it is sent; what is absent stays as it is. */
export function fromProfile(profile: Partial<TeenProfile>): Schemas["TeenChanges"] {
  return {
    ...given(profile.firstName, (firstName) => ({ firstName })),
    ...given(profile.lastName, (lastName) => ({ lastName })),
    ...given(profile.age, (age) => ({ age: String(age) })),
    ...given(profile.email, (email) => ({ email })),
    ...given(profile.phone, (phone) => ({ phone })),
    ...given(profile.cardHash, (hash) => ({ cardHash: Redacted.value(hash) })),
    ...given(profile.notificationTypes, (notificationType) => ({ notificationType })),
    ...given(profile.shippingData, (shippingData) => ({ shippingData })),
  }
}

export function fromInvitee({ firstName, lastName, email, phone }: SponsorInvitee): Schemas["SponsorInvitationInput"] {
  return {
    firstName: firstName.trim(),
    ...given(lastName?.trim() || undefined, (name) => ({ lastName: name })),
    email: email.trim(),
    ...given(phone, (number) => ({ phone: number })),
  }
}

/** An answer; `accepted` is sent empty where nothing is decided (specification, section 5). */
export function fromConfirmation(confirmation: TeenConfirmation): Schemas["TeenConfirmationInput"] {
  return {
    accepted: confirmation.accepted ?? "",
    ...given(confirmation.notificationTypes, (notificationType) => ({ notificationType })),
    ...("teenUserId" in confirmation
      ? { teenUserId: confirmation.teenUserId, hash: Redacted.value(confirmation.hash) }
      : { sponsorUserId: confirmation.sponsorUserId }),
  }
}

/** A limit in a refusal, with its key and maximum. */
export function teenLimitIn(reason: BackendFailureReason): TeenLimitReached | undefined {
  if (reason._tag !== "Rejected") return undefined
  const messageKey = TEEN_LIMIT_KEYS.find((key) => key === reason.key)
  return messageKey === undefined
    ? undefined
    : new TeenLimitReached({ messageKey, maximum: wholeNumber(reason.parameters[0]) })
}

/** The fields that the shop found wrong. */
export function teenRefusalIn(reason: BackendFailureReason): TeenRefused | undefined {
  if (reason._tag !== "Rejected" || reason.fields.length === 0) return undefined
  return new TeenRefused({ problems: reason.fields.map(({ field, rule }) => ({ field, rule })) })
}

/** Only what both have agreed to is confirmed; an unknown state is not (ruling R26). */
function toState(state: string): SponsorshipState {
  return state === "CONFIRMED" ? "confirmed" : state === "REJECTED" ? "rejected" : "pending"
}

function toPhone({ countryCode, prefixCode, subscriberNumber }: typeof PhoneWire.Type): TeenPhone {
  return {
    ...given(countryCode, (code) => ({ countryCode: code })),
    ...given(prefixCode, (code) => ({ prefixCode: code })),
    ...given(subscriberNumber, (number) => ({ subscriberNumber: number })),
  }
}

function toShipping(wire: typeof ShippingWire.Type): TeenShippingData {
  return {
    ...given(wire.shippingMethodId, (shippingMethodId) => ({ shippingMethodId })),
    ...given(wire.kind, (kind) => ({ kind })),
    ...given(wire.addressId, (addressId) => ({ addressId })),
    ...given(wire.droppointId, (droppointId) => ({ droppointId })),
    ...given(wire.physicalStoreId, (physicalStoreId) => ({ physicalStoreId })),
    ...given(wire.walletAddressId, (walletAddressId) => ({ walletAddressId })),
  }
}
