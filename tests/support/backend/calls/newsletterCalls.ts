import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { NewsletterGateway } from "../../../../application/newsletter/NewsletterGateway.ts"

const email = "ana@example.org"
const hash = Redacted.make("nl_5c0vY2m8T1xq7Zk3bN9dRwQ4")

/** One call of every gateway method of the area, by the operation it calls. */
export const newsletterCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  subscribeNewsletter: NewsletterGateway.use((gateway) =>
    gateway.subscribeNewsletter({ email, lists: ["women"], origin: "footer", policies: [1] }),
  ),
  deleteNewsletterRequest: NewsletterGateway.use((gateway) => gateway.deleteNewsletterRequest({ email, hash })),
  confirmNewsletter: NewsletterGateway.use((gateway) =>
    gateway.confirmNewsletter({ email, hash }, { origin: "footer", policies: [1] }),
  ),
  unsubscribeNewsletter: NewsletterGateway.use((gateway) => gateway.unsubscribeNewsletter(email, hash)),
  getNewsletterStatus: NewsletterGateway.use((gateway) => gateway.getNewsletterStatus(email)),
  listNewsletterOrigins: NewsletterGateway.use((gateway) => gateway.listNewsletterOrigins),
  getNewsletterQr: NewsletterGateway.use((gateway) => gateway.getNewsletterQr("store")),
}
