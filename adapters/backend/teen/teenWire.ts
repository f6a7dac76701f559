import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { components } from "../../../contracts/generated/teens.d.ts"
import type { DelegationEvent } from "../../../domain/delegation/Delegation.ts"
import type {
  ApprovedPayment,
  SponsorInvitation,
  SponsorInvitee,
  Sponsorship,
  SponsorshipState,
  Teen,
  TeenChanges,
  TeenConfirmation,
  TeenOrder,
  TeenPhone,
  TeenProfile,
  TeenShippingData,
  TeenSponsors,
} from "../../../domain/teen/Teen.ts"
import { TEEN_LIMIT_KEYS, TeenLimitReached, TeenRefused } from "../../../domain/teen/TeenRefused.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { wholeNumber } from "../http/cartErrors.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

type Schemas = components["schemas"]

const PhoneWire = Schema.Struct({
  countryCode: nullish(Schema.String),
  prefixCode: nullish(Schema.String),
  subscriberNumber: nullish(Schema.String),
})
const ShippingWire = Schema.Struct({
  shippingMethodId: nullish(IdWire),
  kind: nullish(Schema.String),
  addressId: nullish(IdWire),
  droppointId: nullish(IdWire),
  physicalStoreId: nullish(IdWire),
  walletAddressId: nullish(IdWire),
})
const ApprovalWire = Schema.Struct({
  approvalId: IdWire,
  orderId: OrderIdWire,
  sponsorUserId: IdWire,
  teenUserId: IdWire,
  amount: Schema.Number,
  total: nullish(Schema.Number),
  state: Schema.String,
  expiryDate: Schema.String,
  log: Schema.Array(Schema.Struct({ event: Schema.String, date: Schema.String })),
})
const TeenOrderWire = Schema.Struct({
  orderId: OrderIdWire,
  sponsorUserId: IdWire,
  isPaymentRequested: Schema.Boolean,
  requestDate: Schema.String,
  total: nullish(Schema.Number),
  approval: nullish(ApprovalWire),
})
const TeenWire = Schema.Struct({
  teenId: IdWire,
  state: Schema.String,
  firstName: nullish(Schema.String),
  lastName: nullish(Schema.String),
  age: nullish(IdWire),
  email: nullish(Schema.String),
  phone: nullish(PhoneWire),
  cardHash: nullish(Schema.String),
  notificationType: Schema.Array(Schema.String),
  shippingData: nullish(ShippingWire),
  orderLimit: nullish(Schema.Number),
  monthlyLimit: nullish(Schema.Number),
  orders: nullish(Schema.Array(TeenOrderWire)),
})
const TeenListWire = Schema.Struct({ teens: Schema.Array(TeenWire) })
const InvitationWire = Schema.Struct({
  email: Schema.String,
  firstName: Schema.String,
  lastName: nullish(Schema.String),
  expiryDate: Schema.String,
})
const SponsorListWire = Schema.Struct({
  sponsors: Schema.Array(
    Schema.Struct({
      sponsorUserId: IdWire,
      firstName: nullish(Schema.String),
      lastName: nullish(Schema.String),
      state: Schema.String,
    }),
  ),
  invitations: Schema.Array(InvitationWire),
  approvals: nullish(Schema.Array(ApprovalWire)),
})
const ConfirmationWire = Schema.Struct({ sponsorUserId: IdWire, teenUserId: IdWire, state: Schema.String })

export type TeenContractChecks = [
  AssertAccepts<typeof TeenWire, Schemas["Teen"]>,
  AssertAccepts<typeof TeenListWire, Schemas["TeenList"]>,
  AssertAccepts<typeof InvitationWire, Schemas["SponsorInvitation"]>,
  AssertAccepts<typeof SponsorListWire, Schemas["TeenSponsorList"]>,
  AssertAccepts<typeof ConfirmationWire, Schemas["TeenConfirmation"]>,
  AssertAccepts<typeof TeenOrderWire, Schemas["TeenOrder"]>,
  AssertAccepts<typeof ApprovalWire, Schemas["TeenApproval"]>,
]

export const decodeTeen = bodyDecoder(TeenWire)
export const decodeTeenList = bodyDecoder(TeenListWire)
export const decodeInvitation = bodyDecoder(InvitationWire)
export const decodeSponsorList = bodyDecoder(SponsorListWire)
export const decodeConfirmation = bodyDecoder(ConfirmationWire)
export const decodeTeenOrder = bodyDecoder(TeenOrderWire)

export function toTeen(wire: typeof TeenWire.Type): Teen {
  return {
    id: wire.teenId,
    state: toState(wire.state),
    ...whenDefined(wire.firstName, (firstName) => ({ firstName })),
    ...whenDefined(wire.lastName, (lastName) => ({ lastName })),
    ...whenDefined(wire.age, (age) => ({ age: wholeNumber(age) })),
    ...whenDefined(wire.email, (email) => ({ email })),
    ...whenDefined(wire.phone, (phone) => ({ phone: toPhone(phone) })),
    ...whenDefined(wire.cardHash, (hash) => ({ cardHash: Redacted.make(hash) })),
    notificationTypes: wire.notificationType,
    ...whenDefined(wire.shippingData, (shipping) => ({ shippingData: toShipping(shipping) })),
    ...whenDefined(wire.orderLimit, (orderLimit) => ({ orderLimit })),
    ...whenDefined(wire.monthlyLimit, (monthlyLimit) => ({ monthlyLimit })),
    orders: (wire.orders ?? []).map(toTeenOrder),
  }
}

export function toTeenOrder({
  orderId,
  sponsorUserId,
  isPaymentRequested,
  requestDate,
  total,
  approval,
}: typeof TeenOrderWire.Type): TeenOrder {
  return {
    orderId,
    sponsorUserId,
    isPaymentRequested,
    requestedAt: requestDate,
    ...whenDefined(total, (amount) => ({ total: amount })),
    ...whenDefined(approval, (wire) => ({ approval: toApproval(wire) })),
  }
}

const EVENTS: ReadonlyMap<string, DelegationEvent["event"]> = new Map([
  ["GRANTED", "granted"],
  ["USED", "used"],
  ["REVOKED", "revoked"],
])

/** An unknown state is treated as revoked: it never allows a payment (R26). */
function toApproval(wire: typeof ApprovalWire.Type): ApprovedPayment {
  const { state } = wire
  return {
    id: wire.approvalId,
    kind: "teen",
    grantorId: wire.sponsorUserId,
    delegateId: wire.teenUserId,
    orderId: wire.orderId,
    cap: wire.amount,
    ...whenDefined(wire.total, (total) => ({ total })),
    expiresAt: wire.expiryDate,
    ...(state === "OPEN" ? {} : { endedAs: state === "USED" ? ("used" as const) : ("revoked" as const) }),
    log: wire.log.flatMap(({ event, date }) => {
      const known = EVENTS.get(event)
      return known === undefined ? [] : [{ event: known, at: date }]
    }),
  }
}

export function toInvitation({
  email,
  firstName,
  lastName,
  expiryDate,
}: typeof InvitationWire.Type): SponsorInvitation {
  return { email, firstName, ...whenDefined(lastName, (name) => ({ lastName: name })), goodUntil: expiryDate }
}

export function toTeenSponsors({ sponsors, invitations, approvals }: typeof SponsorListWire.Type): TeenSponsors {
  return {
    sponsors: sponsors.map(({ sponsorUserId, firstName, lastName, state }) => ({
      userId: sponsorUserId,
      ...whenDefined(firstName, (name) => ({ firstName: name })),
      ...whenDefined(lastName, (name) => ({ lastName: name })),
      state: toState(state),
    })),
    invitations: invitations.map(toInvitation),
    approvals: (approvals ?? []).map(toApproval),
  }
}

export function toSponsorship({ sponsorUserId, teenUserId, state }: typeof ConfirmationWire.Type): Sponsorship {
  return { sponsorUserId, teenUserId, state: toState(state) }
}

/** Absent fields stay unchanged at the backend. */
export function fromProfile(profile: Partial<TeenProfile>): Schemas["TeenChanges"] {
  return {
    ...whenDefined(profile.firstName, (firstName) => ({ firstName })),
    ...whenDefined(profile.lastName, (lastName) => ({ lastName })),
    ...whenDefined(profile.age, (age) => ({ age: String(age) })),
    ...whenDefined(profile.email, (email) => ({ email })),
    ...whenDefined(profile.phone, (phone) => ({ phone })),
    ...whenDefined(profile.cardHash, (hash) => ({ cardHash: Redacted.value(hash) })),
    ...whenDefined(profile.notificationTypes, (notificationType) => ({ notificationType })),
    ...whenDefined(profile.shippingData, (shippingData) => ({ shippingData })),
    ...whenDefined(profile.orderLimit, (orderLimit) => ({ orderLimit })),
    ...whenDefined(profile.monthlyLimit, (monthlyLimit) => ({ monthlyLimit })),
  }
}

/** The same with an approval or a revocation. */
export function fromChanges({ approval, revokedOrderId, ...profile }: TeenChanges): Schemas["TeenChanges"] {
  return {
    ...fromProfile(profile),
    ...whenDefined(approval, ({ orderId, amount }) => ({ approval: { orderId, amount } })),
    ...whenDefined(revokedOrderId, (orderId) => ({ revokedOrderId: orderId })),
  }
}

export function fromInvitee({ firstName, lastName, email, phone }: SponsorInvitee): Schemas["SponsorInvitationInput"] {
  return {
    firstName: firstName.trim(),
    ...whenDefined(lastName?.trim() || undefined, (name) => ({ lastName: name })),
    email: email.trim(),
    ...whenDefined(phone, (number) => ({ phone: number })),
  }
}

/** `accepted` is sent empty when there is no decision (S5.62). */
export function fromConfirmation(confirmation: TeenConfirmation): Schemas["TeenConfirmationInput"] {
  return {
    accepted: confirmation.accepted ?? "",
    ...whenDefined(confirmation.notificationTypes, (notificationType) => ({ notificationType })),
    ...("teenUserId" in confirmation
      ? { teenUserId: confirmation.teenUserId, hash: Redacted.value(confirmation.hash) }
      : { sponsorUserId: confirmation.sponsorUserId }),
  }
}

/** Returns the limit from a refusal, with its key and maximum. */
export function toTeenLimitReached(reason: BackendErrorReason): TeenLimitReached | undefined {
  if (reason._tag !== "Rejected") return undefined
  const messageKey = TEEN_LIMIT_KEYS.find((key) => key === reason.key)
  return messageKey === undefined
    ? undefined
    : new TeenLimitReached({ messageKey, maximum: wholeNumber(reason.parameters[0]) })
}

/** Returns the fields that the backend rejected. */
export function toTeenRefused(reason: BackendErrorReason): TeenRefused | undefined {
  if (reason._tag !== "Rejected" || reason.fields.length === 0) return undefined
  return new TeenRefused({ reasons: reason.fields.map(({ field, rule }) => ({ field, rule })) })
}

/** Only a sponsorship that both have accepted is confirmed; an unknown state is not (R26). */
function toState(state: string): SponsorshipState {
  return state === "CONFIRMED" ? "confirmed" : state === "REJECTED" ? "rejected" : "pending"
}

function toPhone({ countryCode, prefixCode, subscriberNumber }: typeof PhoneWire.Type): TeenPhone {
  return {
    ...whenDefined(countryCode, (code) => ({ countryCode: code })),
    ...whenDefined(prefixCode, (code) => ({ prefixCode: code })),
    ...whenDefined(subscriberNumber, (number) => ({ subscriberNumber: number })),
  }
}

function toShipping(wire: typeof ShippingWire.Type): TeenShippingData {
  return {
    ...whenDefined(wire.shippingMethodId, (shippingMethodId) => ({ shippingMethodId })),
    ...whenDefined(wire.kind, (kind) => ({ kind })),
    ...whenDefined(wire.addressId, (addressId) => ({ addressId })),
    ...whenDefined(wire.droppointId, (droppointId) => ({ droppointId })),
    ...whenDefined(wire.physicalStoreId, (physicalStoreId) => ({ physicalStoreId })),
    ...whenDefined(wire.walletAddressId, (walletAddressId) => ({ walletAddressId })),
  }
}
