import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import type {
  CreatedPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyList,
  PasskeyRequest,
  UsedPasskey,
} from "../../../domain/account/Passkey.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"

type Schemas = components["schemas"]

const PasskeyWire = Schema.Struct({
  passkeyId: Schema.String,
  name: Schema.String,
  createdAt: Schema.String,
  lastUsedAt: nullish(Schema.String),
  isSynced: Schema.Boolean,
})
const PasskeyListWire = Schema.Struct({
  passkeys: Schema.Array(PasskeyWire),
  rpId: Schema.String,
  userHandle: Schema.String,
})
const RegistrationOptionsWire = Schema.Struct({
  challengeId: Schema.String,
  options: Schema.Struct({
    rp: Schema.Struct({ id: Schema.String, name: Schema.String }),
    user: Schema.Struct({ id: Schema.String, name: Schema.String, displayName: Schema.String }),
    challenge: Schema.String,
    pubKeyCredParams: Schema.Array(Schema.Struct({ alg: Schema.Finite })),
    timeout: Schema.Finite,
    excludeCredentials: Schema.Array(Schema.Struct({ id: Schema.String, transports: Schema.Array(Schema.String) })),
  }),
})
const SignInOptionsWire = Schema.Struct({
  challengeId: Schema.String,
  options: Schema.Struct({ rpId: Schema.String, challenge: Schema.String, timeout: Schema.Finite }),
})

export type PasskeyContractChecks = [
  AssertAccepts<typeof PasskeyListWire, Schemas["PasskeyList"]>,
  AssertAccepts<typeof PasskeyWire, Schemas["Passkey"]>,
  AssertAccepts<typeof RegistrationOptionsWire, Schemas["PasskeyRegistrationOptions"]>,
  AssertAccepts<typeof SignInOptionsWire, Schemas["PasskeySignInOptions"]>,
]

export const decodePasskey = bodyDecoder(PasskeyWire)
export const decodePasskeys = bodyDecoder(PasskeyListWire)
export const decodeRegistrationOptions = bodyDecoder(RegistrationOptionsWire)
export const decodeSignInOptions = bodyDecoder(SignInOptionsWire)

export function toPasskey({ passkeyId, lastUsedAt: used, ...passkey }: typeof PasskeyWire.Type): Passkey {
  return { ...passkey, id: passkeyId, ...whenDefined(used, (lastUsedAt) => ({ lastUsedAt })) }
}

export function toPasskeyList({ passkeys, ...list }: typeof PasskeyListWire.Type): PasskeyList {
  return { ...list, passkeys: passkeys.map(toPasskey) }
}

export function toPasskeyCreation({ challengeId, options }: typeof RegistrationOptionsWire.Type): PasskeyCreation {
  const { rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials } = options
  return {
    challengeId,
    challenge,
    rp,
    user,
    algorithms: pubKeyCredParams.map(({ alg }) => alg),
    timeoutMillis: timeout,
    existing: excludeCredentials,
  }
}

export function toPasskeyRequest({ challengeId, options }: typeof SignInOptionsWire.Type): PasskeyRequest {
  const { rpId, challenge, timeout } = options
  return { challengeId, challenge, rpId, timeoutMillis: timeout }
}

export function fromCreatedPasskey({
  id,
  clientData,
  attestation,
  transports,
}: CreatedPasskey): Schemas["NewPasskey"]["credential"] {
  return {
    id,
    type: "public-key",
    response: { clientDataJSON: clientData, attestationObject: attestation, transports: [...transports] },
  }
}

export function fromUsedPasskey({
  id,
  clientData,
  authenticatorData,
  signature,
  userHandle,
}: UsedPasskey): Schemas["PasskeySignIn"]["credential"] {
  return {
    id,
    type: "public-key",
    response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
  }
}
