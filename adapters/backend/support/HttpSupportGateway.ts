import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { SupportGateway } from "../../../application/support/SupportGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import {
  decodeCaseState,
  decodeClaimReceipt,
  decodeContactReceipt,
  fromClaim,
  fromContactMessage,
  toSupportCase,
} from "./supportWire.ts"

const client = contractClient<paths>()

/** Customer service of one store over the contract's `other` document. */
export const httpSupportGateway = gateway(SupportGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    sendContact: (letter, attemptKey, captcha) =>
      callOperation(
        backend,
        "sendContact",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/contact", {
            params: { path, header: { "Idempotency-Key": attemptKey } },
            body: { ...fromContactMessage(letter), ...fromCaptcha(captcha) },
          }),
        { decode: decodeContactReceipt, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(({ caseId }) => caseId)),
    createClaim: (claim, guestToken, captcha) =>
      callOperation(
        backend,
        "createClaim",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/claim", {
            params: { path, query: whenDefined(guestToken, (token) => ({ guestToken: Redacted.value(token) })) },
            body: { ...fromClaim(claim), ...fromCaptcha(captcha) },
          }),
        { decode: decodeClaimReceipt, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(({ claimId }) => claimId)),
    getCaseStatus: (caseId, email) =>
      callOperation(
        backend,
        "getCaseStatus",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/case-status", {
            params: { path },
            body: { caseId, email },
          }),
        { decode: decodeCaseState },
      ).pipe(Effect.map(toSupportCase)),
  }
})
