import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { AssistedPurchase, AssistedSession } from "../../../domain/agent/AssistedPurchase.ts"
import type { TemporaryUser, TemporaryUserRequest } from "../../../domain/agent/TemporaryUser.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { fromAddress } from "../http/wire/fromAddress.ts"
import { IdWire } from "../http/wire/IdWire.ts"

const session = { access_token: Schema.NonEmptyString, expires_in: Schema.Int, userId: IdWire }

export const AssistedSessionWire = Schema.Struct({ ...session, agentId: IdWire, forcePurchase: Schema.Boolean })
export const TemporaryUserWire = Schema.Struct({ ...session, addressId: IdWire })

type Schemas = components["schemas"]
export type StoreAgentContractChecks = [
  AssertAccepts<typeof AssistedSessionWire, Schemas["AssistedSession"]>,
  AssertAccepts<typeof TemporaryUserWire, Schemas["TemporaryUser"]>,
]

export const decodeAssistedSession = bodyDecoder(AssistedSessionWire)
export const decodeTemporaryUser = bodyDecoder(TemporaryUserWire)

export function fromAssistedPurchase(
  { agentId, agentName, clientId, forcePurchase, deviceSerial }: AssistedPurchase,
  token: Redacted.Redacted<string>,
): Schemas["AssistedPurchase"] {
  return {
    agentId,
    agentName,
    clientId,
    forcePurchase,
    token: Redacted.value(token),
    ...(deviceSerial === undefined ? {} : { deviceSerial }),
  }
}

export function toAssistedSession({
  access_token,
  expires_in,
  userId,
  agentId,
  forcePurchase,
}: typeof AssistedSessionWire.Type): AssistedSession {
  return { accessToken: Redacted.make(access_token), expiresIn: expires_in, userId, agentId, forcePurchase }
}

export function fromTemporaryUserRequest({
  address,
  ...request
}: TemporaryUserRequest): Schemas["MerchantTemporaryUser"] {
  return { ...request, address: fromAddress(address) }
}

export function toTemporaryUser({
  access_token,
  expires_in,
  userId,
  addressId,
}: typeof TemporaryUserWire.Type): TemporaryUser {
  return { userId, accessToken: Redacted.make(access_token), expiresIn: expires_in, addressId }
}
