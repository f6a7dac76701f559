import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { User } from "../../../domain/account/User.ts"
import type { UserKind } from "../../../domain/session/Session.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

export const UserWire = Schema.Struct({
  identity: Schema.Struct({ userId: IdWire }),
  userType: Schema.String,
  clientType: nullish(Schema.String),
  email: nullish(Schema.String),
  firstName: nullish(Schema.String),
  lastName: nullish(Schema.String),
  middleName: nullish(Schema.String),
  nicName: nullish(Schema.String),
  primaryAddressId: nullish(IdWire),
  addressIds: nullish(Schema.Array(IdWire)),
  phone: nullish(Schema.String),
  birthdate: nullish(Schema.String),
  preferredContactMethod: nullish(Schema.String),
  sponsorCode: nullish(Schema.String),
  logonKinds: nullish(Schema.Array(Schema.String)),
  isWalletUser: nullish(Schema.Boolean),
  sponsorId: nullish(IdWire),
  userLanguage: nullish(Schema.String),
  userToken: nullish(Schema.String),
  hasSecurePassword: nullish(Schema.Boolean),
  pendingTransfers: nullish(Schema.Boolean),
  restrictedBooking: nullish(Schema.Boolean),
  isBuyer: nullish(Schema.Boolean),
  personalDataLevel: nullish(Schema.String),
})

export type UserContractCheck = AssertAccepts<typeof UserWire, components["schemas"]["User"]>

export const decodeUser = bodyDecoder(UserWire)

export function toUser(wire: typeof UserWire.Type): User {
  return {
    id: wire.identity.userId,
    kind: kindOf(wire.userType, wire.clientType ?? undefined),
    ...whenDefined(wire.email, (email) => ({ email })),
    ...whenDefined(wire.firstName, (firstName) => ({ firstName })),
    ...whenDefined(wire.lastName, (lastName) => ({ lastName })),
    ...whenDefined(wire.middleName, (middleName) => ({ middleName })),
    ...whenDefined(wire.nicName, (nickname) => ({ nickname })),
    ...whenDefined(wire.primaryAddressId, (primaryAddressId) => ({ primaryAddressId })),
    ...whenDefined(wire.addressIds, (addressIds) => ({ addressIds })),
    ...whenDefined(wire.phone, (phone) => ({ phone })),
    ...whenDefined(wire.birthdate, (birthdate) => ({ birthdate })),
    ...whenDefined(wire.preferredContactMethod, (contactMethod) => ({ contactMethod })),
    ...whenDefined(wire.sponsorCode, (sponsorCode) => ({ sponsorCode })),
    ...whenDefined(wire.logonKinds, (logonKinds) => ({ logonKinds })),
    ...whenDefined(wire.isWalletUser, (isWalletUser) => ({ isWalletUser })),
    ...whenDefined(wire.sponsorId, (sponsorId) => ({ sponsorId })),
    ...whenDefined(wire.userLanguage, (languageId) => ({ languageId })),
    ...whenDefined(wire.userToken, (userToken) => ({ userToken })),
    ...whenDefined(wire.hasSecurePassword, (hasSecurePassword) => ({ hasSecurePassword })),
    ...whenDefined(wire.pendingTransfers, (pendingTransfers) => ({ pendingTransfers })),
    ...whenDefined(wire.restrictedBooking, (restrictedBooking) => ({ restrictedBooking })),
    ...whenDefined(wire.isBuyer, (isBuyer) => ({ isBuyer })),
    ...whenDefined(wire.personalDataLevel, (personalDataLevel) => ({ personalDataLevel })),
  }
}

/**
 * `R` is registered; with client type `B` it is a business client. Any other value is a guest, the kind with the fewest
 * rights (R26).
 */
function kindOf(userType: string, clientType: string | undefined): UserKind {
  if (userType !== "R") return "guest"
  return clientType === "B" ? "business" : "registered"
}
