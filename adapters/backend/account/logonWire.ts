import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { LoggedIn } from "../../../application/account/LogonGateway.ts"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { GuestOrderToken, Registration, RegistrationDetails } from "../../../domain/account/Registration.ts"
import type { GuestIdentity } from "../../../domain/session/GuestIdentity.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { normalizedBody } from "../../../domain/address/normalizedBody.ts"
import { fromAddress } from "../http/wire/fromAddress.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"

const tokenFields = {
  access_token: Schema.String.check(Schema.isMinLength(1)),
  /** Seconds. */
  expires_in: Schema.Finite.check(Schema.isGreaterThan(0)),
} as const

export const LoginAnswerWire = Schema.Struct({
  ...tokenFields,
  identity: Schema.Struct({ userId: IdWire }),
  clientType: maybe(Schema.String),
  claimedOrderIds: maybe(Schema.Array(OrderIdWire)),
})
export const NewGuestWire = Schema.Struct(tokenFields)
export const ExistUserWire = Schema.Struct({ exists: Schema.Boolean })
export const PasswordResetWire = Schema.Struct({ status: Schema.String })

type Schemas = components["schemas"]
export type LogonSeams = [
  Accepts<typeof LoginAnswerWire, Schemas["LoginAnswer"]>,
  Accepts<typeof NewGuestWire, Schemas["GuestIdentity"]>,
  Accepts<typeof ExistUserWire, Schemas["ExistUserAnswer"]>,
  Accepts<typeof PasswordResetWire, Schemas["PasswordResetAnswer"]>,
]

export const loginAnswer = answerSchema(LoginAnswerWire)
export const newGuestAnswer = answerSchema(NewGuestWire)
export const existUserAnswer = answerSchema(ExistUserWire)
export const passwordResetAnswer = answerSchema(PasswordResetWire)

export function toNewGuest(wire: typeof NewGuestWire.Type): GuestIdentity {
  return { accessToken: Redacted.make(wire.access_token), expiresIn: wire.expires_in }
}

export function toLoggedIn(wire: typeof LoginAnswerWire.Type): LoggedIn {
  return {
    ...toNewGuest(wire),
    userId: wire.identity.userId,
    claimedOrderIds: wire.claimedOrderIds ?? [],
    ...given(wire.clientType, (type) => ({ kind: type === "B" ? "business" : "registered" })),
  }
}

export function fromGuestTokens(tokens: readonly GuestOrderToken[] | undefined): {
  guestTokens?: Schemas["GuestOrderToken"][]
} {
  return given(tokens, (some) => ({
    guestTokens: some.map(({ orderId, guestToken }) => ({ orderId, guestToken: Redacted.value(guestToken) })),
  }))
}

export function fromRegistrationDetails(details: RegistrationDetails): Schemas["RegistrationFields"] {
  return {
    ...given(details.email, (email) => ({ email, emailConfirm: email })),
    ...given(details.newsletter, (newsletter) => ({ newsletter })),
    acceptedPolicies: [...details.acceptedPolicies],
    ...given(details.phone, (phone) => ({ phone })),
    ...given(details.primaryAddress, (address) => ({
      primaryAddress: { ...fromAddress(normalizedBody(address)), ...fromBusiness(details) },
    })),
    ...given(details.sponsorCode, (sponsorCode) => ({ sponsorCode })),
    ...given(details.preferredStoreId, (preferredStlocId) => ({ preferredStlocId })),
    ...given(details.preferredContactMethod, (preferredContactMethod) => ({ preferredContactMethod })),
    ...fromGuestTokens(details.guestTokens),
    ...given(details.nickname, (nicName) => ({ nicName })),
    ...given(details.rememberMe, (rememberMe) => ({ rememberMe })),
  }
}

export function fromRegistration(registration: Registration): Schemas["RegistrationInput"] {
  const { logon } = registration
  const password = Redacted.value(registration.password)
  return { ...fromRegistrationDetails(registration), logon, logonConfirm: logon, password, passwordConfirm: password }
}

function fromBusiness({ business }: RegistrationDetails): Partial<Schemas["AddressInput"]> {
  return given(business, ({ companyName, vatin, email2 }) => ({
    clientType: "B" as const,
    isCompany: true,
    email2,
    company: { vatin, ...given(companyName, (name) => ({ name })) },
  }))
}
