import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { qrPng } from "../../platform/files/codeImages.ts"
import { type Operation, operation } from "../../platform/http/Operation.ts"
import { invalidField, notFound } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { readSubscriptionState, confirmSubscription, endSubscription } from "./decideSubscription.ts"
import { isOrigin, originsIn } from "./newsletterOrigins.ts"
import { requestSubscription } from "./requestSubscription.ts"
import { ownAddress } from "./subscriptions.ts"

export const newsletterOperations = (services: SandboxServices): readonly Operation[] => {
  const { stores, storage, shopUrl } = services
  return [
    operation("subscribeNewsletter", async ({ path, query, body, principal }) => {
      const store = await stores.require(path.storeId)
      const language = store.language(query.languageId)
      await checkCaptcha(services, store.id, body)
      return { status: 200, body: await requestSubscription(services, store, language, principal, body) }
    }),
    operation("deleteNewsletterRequest", async ({ path, query, principal }) => {
      const store = await stores.require(path.storeId)
      const own = await ownAddress(storage.db, principal)
      const email = query.email ?? own
      if (email === undefined)
        throw invalidField("email", "required", "Name the address and the hash of one of its mails.")
      await endSubscription(services, store, principal, {
        email,
        hash: query.hash,
        myAccount: query.hash === undefined,
      })
      return { status: 204 }
    }),
    operation("confirmNewsletter", async ({ path, body }) => {
      const store = await stores.require(path.storeId)
      await checkCaptcha(services, store.id, body)
      return { status: 200, body: await confirmSubscription(services, store, body) }
    }),
    operation("unsubscribeNewsletter", async ({ path, body, principal }) => {
      const store = await stores.require(path.storeId)
      await endSubscription(services, store, principal, body)
      return { status: 200, body: { email: body.email, status: "NOT_SUBSCRIBED" } }
    }),
    operation("getNewsletterStatus", async ({ path, query, principal }) => ({
      status: 200,
      body: await readSubscriptionState(
        services,
        await stores.require(path.storeId),
        principal,
        query.email,
        query.hash,
      ),
    })),
    operation("listNewsletterOrigins", async ({ path, query }) => ({
      status: 200,
      body: { origins: originsIn((await stores.require(path.storeId)).language(query.languageId).tag) },
    })),
    operation("getNewsletterQr", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const { id } = store.language(query.languageId)
      const origin = query.origin ?? "store"
      if (!isOrigin(origin)) throw notFound("There is no such origin.", origin)
      const address = `${shopUrl()}/${store.id}/${id}/newsletter?origin=${origin}`
      return {
        status: 200,
        file: { mediaType: "image/png", bytes: await qrPng(address), name: `newsletter-${store.id}.png` },
      }
    }),
  ]
}
