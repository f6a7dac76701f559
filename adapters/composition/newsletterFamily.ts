import { NewsletterGateway } from "../../application/newsletter/NewsletterGateway.ts"
import { httpNewsletterGateway } from "../backend/newsletter/HttpNewsletterGateway.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"

/** The newsletter of a store over HTTP. */
export function newsletterFamily() {
  return family(gateway(NewsletterGateway, httpNewsletterGateway))
}
