import * as Effect from "effect/Effect"
import { normalizeEmail } from "../../../domain/shared/normalizeEmail.ts"
import * as Redacted from "effect/Redacted"
import { NewsletterGateway } from "../../../application/newsletter/NewsletterGateway.ts"
import type { paths } from "../../../contracts/generated/newsletter.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callForFile } from "../http/callForFile.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import {
  fromSubscriptionRequest,
  decodeOrigins,
  decodeNewsletterState,
  toOrigins,
  toSubscription,
} from "./newsletterWire.ts"

const client = contractClient<paths>()
const change = { decode: decodeNewsletterState, limits: WRITE_LIMITS } as const

/** The newsletter of one store over the contract's `newsletter` document. */
export const httpNewsletterGateway = gateway(NewsletterGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    subscribeNewsletter: (wish, hash, captcha) =>
      callOperation(
        backend,
        "subscribeNewsletter",
        () =>
          client.POST("/itxrest/{version}/newsletter/store/{storeId}/newsletter-request", {
            params: { path },
            body: { ...fromSubscriptionRequest(wish, hash), ...fromCaptcha(captcha) },
          }),
        { ...change, isForm: true },
      ).pipe(Effect.map(toSubscription)),
    deleteNewsletterRequest: (proof) =>
      callOperation(
        backend,
        "deleteNewsletterRequest",
        () =>
          client.DELETE("/itxrest/{version}/newsletter/store/{storeId}/newsletter-request", {
            params: { path, query: whenDefined(proof, ({ email, hash }) => ({ email, hash: Redacted.value(hash) })) },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
    confirmNewsletter: ({ email, hash }, consent, captcha) =>
      callOperation(
        backend,
        "confirmNewsletter",
        () =>
          client.POST("/itxrest/{version}/newsletter/store/{storeId}/subscription/confirmation", {
            params: { path },
            body: {
              email,
              hash: Redacted.value(hash),
              ...whenDefined(consent?.origin, (origin) => ({ origins: [origin] })),
              ...whenDefined(consent?.policies, (policies) => ({ policies })),
              ...fromCaptcha(captcha),
            },
          }),
        change,
      ).pipe(Effect.map(toSubscription)),
    unsubscribeNewsletter: (email, hash) =>
      callOperation(
        backend,
        "unsubscribeNewsletter",
        () =>
          client.POST("/itxrest/{version}/newsletter/store/{storeId}/subscription/end", {
            params: { path },
            body: { email, ...(hash === undefined ? { myAccount: true } : { hash: Redacted.value(hash) }) },
          }),
        change,
      ).pipe(Effect.map(toSubscription)),
    getNewsletterStatus: (email) =>
      callOperation(
        backend,
        "getNewsletterStatus",
        () =>
          client.GET("/itxrest/{version}/newsletter/store/{storeId}/subscription/status", {
            params: { path, query: { email: normalizeEmail(email) } },
          }),
        { decode: decodeNewsletterState },
      ).pipe(Effect.map(toSubscription)),
    listNewsletterOrigins: callOperation(
      backend,
      "listNewsletterOrigins",
      () => client.GET("/itxrest/{version}/newsletter/store/{storeId}/origin", { params: { path } }),
      { decode: decodeOrigins },
    ).pipe(Effect.map(toOrigins)),
    getNewsletterQr: (origin) =>
      callForFile(
        backend,
        "getNewsletterQr",
        () =>
          client.GET("/itxrest/{version}/newsletter/store/{storeId}/qr", {
            params: { path, query: whenDefined(origin, (id) => ({ origin: id })) },
          }),
        ["image/png"],
      ),
  }
})
