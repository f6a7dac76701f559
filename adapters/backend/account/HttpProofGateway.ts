import * as Effect from "effect/Effect"
import type { ProofGateway } from "../../../application/account/ProofGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { noAnswer } from "../http/answerSchema.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { given } from "../http/given.ts"
import { CHANGING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { guestOrderAccessAnswer, toGuestOrderTokens } from "./proofWire.ts"

const client = recordingClient<paths>()

/** Codes and what they open over the contract's `account` document. */
export function httpProofGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): ProofGateway["Service"] {
  const params = { path: { version: "2", storeId: store.id } } as const
  const changing = { answer: noAnswer, limits: CHANGING }
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
    createGuestOrderAccessToken: (email, type, code, captcha) =>
      callOperation(
        backend,
        "createGuestOrderAccessToken",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/guest-order-tokens", {
            params,
            body: { email, type, ...given(code, (digits) => ({ code: digits })), ...fromCaptcha(captcha) },
          }),
        { answer: guestOrderAccessAnswer, limits: CHANGING },
      ).pipe(Effect.map(toGuestOrderTokens)),
  }
}
