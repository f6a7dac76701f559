import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { PasskeyGateway } from "../../../application/account/passkeys/PasskeyGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { decodeLogin, fromGuestTokens, toLoggedIn } from "./authWire.ts"
import {
  decodePasskey,
  decodePasskeys,
  decodeRegistrationOptions,
  decodeSignInOptions,
  fromCreatedPasskey,
  fromUsedPasskey,
  toPasskey,
  toPasskeyCreation,
  toPasskeyList,
  toPasskeyRequest,
} from "./passkeyWire.ts"

const client = contractClient<paths>()

/** The passkeys of an account over the contract's `account` document. */
export const httpPasskeyGateway = gateway(PasskeyGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listPasskeys: callOperation(
      backend,
      "listPasskeys",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/passkeys", { params: { path } }),
      { decode: decodePasskeys },
    ).pipe(Effect.map(toPasskeyList)),
    startPasskeyRegistration: (password) =>
      callOperation(
        backend,
        "startPasskeyRegistration",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/passkeys/registration-options", {
            params: { path },
            body: whenDefined(password, (typed) => ({ password: Redacted.value(typed) })),
          }),
        { decode: decodeRegistrationOptions, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toPasskeyCreation)),
    addPasskey: (challengeId, name, created) =>
      callOperation(
        backend,
        "addPasskey",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/passkeys", {
            params: { path },
            body: { challengeId, name, credential: fromCreatedPasskey(created) },
          }),
        { decode: decodePasskey, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toPasskey)),
    renamePasskey: (passkeyId, name) =>
      callOperation(
        backend,
        "renamePasskey",
        () =>
          client.PUT("/itxrest/{version}/user/store/{storeId}/passkeys/{passkeyId}", {
            params: { path: { ...path, passkeyId } },
            body: { name },
          }),
        { decode: decodePasskey, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toPasskey)),
    deletePasskey: (passkeyId) =>
      callOperation(
        backend,
        "deletePasskey",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/passkeys/{passkeyId}", {
            params: { path: { ...path, passkeyId } },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
    startPasskeySignIn: startSignIn(backend, store.id),
    signInWithPasskey: (challengeId, used, { guestTokens, rememberMe } = {}) =>
      callOperation(
        backend,
        "signInWithPasskey",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/passkey-identity", {
            params: { path },
            body: {
              challengeId,
              credential: fromUsedPasskey(used),
              ...fromGuestTokens(guestTokens),
              ...whenDefined(rememberMe, (remember) => ({ rememberMe: remember })),
            },
          }),
        { decode: decodeLogin, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toLoggedIn)),
  }
})

/** Uses a connection without a session: the options are the same for everybody, and no guest is created for them. */
function startSignIn(connection: BackendConnection, storeId: string): PasskeyGateway["Service"]["startPasskeySignIn"] {
  const { session: _, ...backend } = connection
  return callOperation(
    backend,
    "startPasskeySignIn",
    () =>
      client.POST("/itxrest/{version}/user/store/{storeId}/passkey-identity/options", {
        params: { path: { version: "2", storeId } },
      }),
    { decode: decodeSignInOptions, limits: WRITE_LIMITS },
  ).pipe(Effect.map(toPasskeyRequest))
}
