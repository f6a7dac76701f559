import { NewsletterGateway } from "../../application/newsletter/NewsletterGateway.ts"
import { httpNewsletterGateway } from "../backend/newsletter/HttpNewsletterGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** The newsletter of a store over HTTP. */
export function newsletterModule() {
  return adapterModule(gateway(NewsletterGateway, httpNewsletterGateway))
}
