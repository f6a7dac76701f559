import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { LoggedIn } from "../../../application/account/auth/AuthGateway.ts"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { GuestOrderToken, Registration, RegistrationDetails } from "../../../domain/account/Registration.ts"
import type { GuestIdentity } from "../../../domain/session/GuestIdentity.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { normalizeAddressBody } from "../../../domain/address/normalizeAddressBody.ts"
import { fromAddress } from "../http/wire/fromAddress.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

const tokenFields = {
  access_token: Schema.String.check(Schema.isMinLength(1)),
  /** Seconds. */
  expires_in: Schema.Finite.check(Schema.isGreaterThan(0)),
} as const

export const LoginResponseWire = Schema.Struct({
  ...tokenFields,
  identity: Schema.Struct({ userId: IdWire }),
  clientType: nullish(Schema.String),
  claimedOrderIds: nullish(Schema.Array(OrderIdWire)),
})
export const NewGuestWire = Schema.Struct(tokenFields)
export const ExistUserWire = Schema.Struct({ exists: Schema.Boolean })
export const PasswordResetWire = Schema.Struct({ status: Schema.String })

type Schemas = components["schemas"]
export type AuthContractChecks = [
  AssertAccepts<typeof LoginResponseWire, Schemas["LoginAnswer"]>,
  AssertAccepts<typeof NewGuestWire, Schemas["GuestIdentity"]>,
  AssertAccepts<typeof ExistUserWire, Schemas["ExistUserAnswer"]>,
  AssertAccepts<typeof PasswordResetWire, Schemas["PasswordResetAnswer"]>,
]

export const decodeLogin = bodyDecoder(LoginResponseWire)
export const decodeNewGuest = bodyDecoder(NewGuestWire)
export const decodeExistUser = bodyDecoder(ExistUserWire)
export const decodePasswordReset = bodyDecoder(PasswordResetWire)

export function toNewGuest(wire: typeof NewGuestWire.Type): GuestIdentity {
  return { accessToken: Redacted.make(wire.access_token), expiresIn: wire.expires_in }
}

export function toLoggedIn(wire: typeof LoginResponseWire.Type): LoggedIn {
  return {
    ...toNewGuest(wire),
    userId: wire.identity.userId,
    claimedOrderIds: wire.claimedOrderIds ?? [],
    ...whenDefined(wire.clientType, (type) => ({ kind: type === "B" ? "business" : "registered" })),
  }
}

export function fromGuestTokens(tokens: readonly GuestOrderToken[] | undefined): {
  guestTokens?: Schemas["GuestOrderToken"][]
} {
  return whenDefined(tokens, (some) => ({
    guestTokens: some.map(({ orderId, guestToken }) => ({ orderId, guestToken: Redacted.value(guestToken) })),
  }))
}

export function fromRegistrationDetails(details: RegistrationDetails): Schemas["RegistrationFields"] {
  return {
    ...whenDefined(details.email, (email) => ({ email, emailConfirm: email })),
    ...whenDefined(details.newsletter, (newsletter) => ({ newsletter })),
    acceptedPolicies: [...details.acceptedPolicies],
    ...whenDefined(details.phone, (phone) => ({ phone })),
    ...whenDefined(details.primaryAddress, (address) => ({
      primaryAddress: { ...fromAddress(normalizeAddressBody(address)), ...fromBusiness(details) },
    })),
    ...whenDefined(details.sponsorCode, (sponsorCode) => ({ sponsorCode })),
    ...whenDefined(details.preferredStoreId, (preferredStlocId) => ({ preferredStlocId })),
    ...whenDefined(details.preferredContactMethod, (preferredContactMethod) => ({ preferredContactMethod })),
    ...fromGuestTokens(details.guestTokens),
    ...whenDefined(details.nickname, (nicName) => ({ nicName })),
    ...whenDefined(details.rememberMe, (rememberMe) => ({ rememberMe })),
  }
}

export function fromRegistration(registration: Registration): Schemas["RegistrationInput"] {
  const { logon } = registration
  const password = Redacted.value(registration.password)
  return { ...fromRegistrationDetails(registration), logon, logonConfirm: logon, password, passwordConfirm: password }
}

function fromBusiness({ business }: RegistrationDetails): Partial<Schemas["AddressInput"]> {
  return whenDefined(business, ({ companyName, vatin, email2 }) => ({
    clientType: "B" as const,
    isCompany: true,
    email2,
    company: { vatin, ...whenDefined(companyName, (name) => ({ name })) },
  }))
}
