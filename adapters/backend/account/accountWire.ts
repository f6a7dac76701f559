import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { User } from "../../../domain/account/User.ts"
import type { UserKind } from "../../../domain/session/Session.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/bodyDecoder.ts"
import { given } from "../http/whenDefined.ts"
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
})

export type UserContractCheck = AssertAccepts<typeof UserWire, components["schemas"]["User"]>

export const decodeUser = bodyDecoder(UserWire)

export function toUser(wire: typeof UserWire.Type): User {
  return {
    id: wire.identity.userId,
    kind: kindOf(wire.userType, wire.clientType ?? undefined),
    ...given(wire.email, (email) => ({ email })),
    ...given(wire.firstName, (firstName) => ({ firstName })),
    ...given(wire.lastName, (lastName) => ({ lastName })),
    ...given(wire.middleName, (middleName) => ({ middleName })),
    ...given(wire.nicName, (nickname) => ({ nickname })),
    ...given(wire.primaryAddressId, (primaryAddressId) => ({ primaryAddressId })),
    ...given(wire.addressIds, (addressIds) => ({ addressIds })),
    ...given(wire.phone, (phone) => ({ phone })),
    ...given(wire.birthdate, (birthdate) => ({ birthdate })),
    ...given(wire.preferredContactMethod, (contactMethod) => ({ contactMethod })),
    ...given(wire.sponsorCode, (sponsorCode) => ({ sponsorCode })),
    ...given(wire.logonKinds, (logonKinds) => ({ logonKinds })),
    ...given(wire.isWalletUser, (isWalletUser) => ({ isWalletUser })),
    ...given(wire.sponsorId, (sponsorId) => ({ sponsorId })),
    ...given(wire.userLanguage, (languageId) => ({ languageId })),
    ...given(wire.userToken, (userToken) => ({ userToken })),
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
