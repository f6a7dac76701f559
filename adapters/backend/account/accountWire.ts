import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { User } from "../../../domain/account/User.ts"
import type { UserKind } from "../../../domain/session/Session.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"

export const UserWire = Schema.Struct({
  identity: Schema.Struct({ userId: IdWire }),
  userType: Schema.String,
  clientType: maybe(Schema.String),
  email: maybe(Schema.String),
  firstName: maybe(Schema.String),
  lastName: maybe(Schema.String),
  middleName: maybe(Schema.String),
  nicName: maybe(Schema.String),
  primaryAddressId: maybe(IdWire),
  addressIds: maybe(Schema.Array(IdWire)),
  phone: maybe(Schema.String),
  birthdate: maybe(Schema.String),
  preferredContactMethod: maybe(Schema.String),
  sponsorCode: maybe(Schema.String),
  logonKinds: maybe(Schema.Array(Schema.String)),
  isWalletUser: maybe(Schema.Boolean),
  sponsorId: maybe(IdWire),
  userLanguage: maybe(Schema.String),
  userToken: maybe(Schema.String),
})

export type UserSeam = Accepts<typeof UserWire, components["schemas"]["User"]>

export const userAnswer = answerSchema(UserWire)

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

/** `R` is registered, with client type `B` a business client; anything else is a guest, who may least (ruling R26). */
function kindOf(userType: string, clientType: string | undefined): UserKind {
  if (userType !== "R") return "guest"
  return clientType === "B" ? "business" : "registered"
}
