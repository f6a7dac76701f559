import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { AuthGateway } from "../../../application/account/auth/AuthGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS, IDENTITY_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import {
  decodeExistUser,
  fromGuestTokens,
  fromRegistration,
  fromRegistrationDetails,
  decodeLogin,
  decodeNewGuest,
  decodePasswordReset,
  toLoggedIn,
  toNewGuest,
} from "./authWire.ts"

const client = contractClient<paths>()

/** Registration, sign-in and sign-out over the contract's `account` document. */
export const httpAuthGateway = gateway(AuthGateway, (backend, { store }) => {
  const params = { path: { version: "2", storeId: store.id } } as const
  const changing = { decode: ignoreBody, limits: WRITE_LIMITS }
  return {
    registerUser: (registration, captcha) =>
      callOperation(
        backend,
        "registerUser",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/user", {
            params,
            body: { ...fromRegistration(registration), ...fromCaptcha(captcha) },
          }),
        { decode: decodeLogin, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(toLoggedIn)),
    login: ({ logon, password, guestTokens, rememberMe }, captcha) =>
      callOperation(
        backend,
        "login",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/identity", {
            params,
            body: {
              logon,
              password: Redacted.value(password),
              ...fromGuestTokens(guestTokens),
              ...whenDefined(rememberMe, (remember) => ({ rememberMe: remember })),
              ...fromCaptcha(captcha),
            },
          }),
        { decode: decodeLogin, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toLoggedIn)),
    logout: callOperation(
      backend,
      "logout",
      () => client.DELETE("/itxrest/{version}/user/store/{storeId}/identity", { params }),
      changing,
    ),
    createGuestIdentity: newGuest(backend, store.id),
    socialLogin: ({ socialType, code, guestTokens, registration }, captcha) =>
      callOperation(
        backend,
        "socialLogin",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/social-identity", {
            params,
            body: {
              socialType,
              code: Redacted.value(code),
              ...fromGuestTokens(guestTokens),
              ...whenDefined(registration, (details) => ({ registerRequestTO: fromRegistrationDetails(details) })),
              ...fromCaptcha(captcha),
            },
          }),
        { decode: decodeLogin, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(toLoggedIn)),
    unlinkSocialIdentity: (socialType) =>
      callOperation(
        backend,
        "unlinkSocialIdentity",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/social-identity", {
            params: { ...params, query: { socialType } },
          }),
        changing,
      ),
    changePassword: (newPassword, oldPassword, captcha) =>
      callOperation(
        backend,
        "changePassword",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/password", {
            params,
            body: {
              newPassword: Redacted.value(newPassword),
              newPasswordConfirm: Redacted.value(newPassword),
              ...whenDefined(oldPassword, (password) => ({ oldPassword: Redacted.value(password) })),
              ...fromCaptcha(captcha),
            },
          }),
        changing,
      ),
    setPasswordLogon: (password, captcha) =>
      callOperation(
        backend,
        "setPasswordLogon",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/password-logon", {
            params,
            body: {
              password: Redacted.value(password),
              passwordConfirm: Redacted.value(password),
              ...fromCaptcha(captcha),
            },
          }),
        changing,
      ),
    setEmailLogon: (email, code, captcha) =>
      callOperation(
        backend,
        "setEmailLogon",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/email-logon", {
            params,
            body: { email, emailConfirm: email, code, ...fromCaptcha(captcha) },
          }),
        changing,
      ),
    deletePhoneLogon: callOperation(
      backend,
      "deletePhoneLogon",
      () => client.DELETE("/itxrest/{version}/user/store/{storeId}/phone-logon", { params }),
      changing,
    ),
    existUser: (logon, captcha) =>
      callOperation(
        backend,
        "existUser",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/exist-user", {
            params,
            body: { logon, ...fromCaptcha(captcha) },
          }),
        { decode: decodeExistUser },
      ).pipe(Effect.map(({ exists }) => exists)),
    resetPassword: ({ logon, type, email, proof }, captcha) =>
      callOperation(
        backend,
        "resetPassword",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/reset-password", {
            params,
            body: {
              logon,
              type,
              ...whenDefined(email, (address) => ({ email: address })),
              ...whenDefined(proof, ({ code, newPassword }) => ({ code, newPassword: Redacted.value(newPassword) })),
              ...fromCaptcha(captcha),
            },
          }),
        { decode: decodePasswordReset, limits: WRITE_LIMITS },
      ).pipe(Effect.map(({ status }) => (status === "PASSWORD_CHANGED" ? "passwordChanged" : "codeSent"))),
  }
})

/** Uses a connection without a session: the call that creates an identity must not wait for one. */
function newGuest(connection: BackendConnection, storeId: string): AuthGateway["Service"]["createGuestIdentity"] {
  const { session: _, ...backend } = connection
  return callOperation(
    backend,
    "createGuestIdentity",
    () =>
      client.POST("/itxrest/{version}/user/store/{storeId}/guest-identity", {
        params: { path: { version: "2", storeId } },
      }),
    { decode: decodeNewGuest, limits: IDENTITY_LIMITS },
  ).pipe(Effect.map(toNewGuest))
}
