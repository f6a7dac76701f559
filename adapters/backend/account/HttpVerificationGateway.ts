import * as Effect from "effect/Effect"
import { VerificationGateway } from "../../../application/account/VerificationGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { decodeGuestOrderAccess, toGuestOrderTokens } from "./verificationWire.ts"

const client = contractClient<paths>()

/** Verification codes and the actions they authorize, over the contract's `account` document. */
export const httpVerificationGateway = gateway(VerificationGateway, (backend, { store }) => {
  const params = { path: { version: "2", storeId: store.id } } as const
  const changing = { decode: ignoreBody, limits: WRITE_LIMITS }
  return {
    sendValidationCode: (place, functionality, captcha) =>
      callOperation(
        backend,
        "sendValidationCode",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/validation-code", {
            params,
            body: { ...place, functionality, ...fromCaptcha(captcha) },
          }),
        changing,
      ),
    validateUserCode: (place, validationCode, captcha) =>
      callOperation(
        backend,
        "validateUserCode",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/validation-code/check", {
            params,
            body: {
              data: place.type === "SMS" ? place.phone : place.email,
              validationCode,
              type: place.type,
              ...fromCaptcha(captcha),
            },
          }),
        changing,
      ),
    validatePhone: (phone, code, functionality, captcha) =>
      callOperation(
        backend,
        "validatePhone",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/phone-validation", {
            params,
            body: { type: "SMS", phone, code, functionality, ...fromCaptcha(captcha) },
          }),
        changing,
      ),
    createGuestOrderAccessToken: (orders, type, code, captcha) =>
      callOperation(
        backend,
        "createGuestOrderAccessToken",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/guest-order-tokens", {
            params,
            body: { ...orders, type, ...whenDefined(code, (digits) => ({ code: digits })), ...fromCaptcha(captcha) },
          }),
        { decode: decodeGuestOrderAccess, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toGuestOrderTokens)),
  }
})
