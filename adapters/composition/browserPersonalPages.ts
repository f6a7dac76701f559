import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { NewsletterGateway } from "../../application/newsletter/NewsletterGateway.ts"
import { accountModule } from "./accountModule.ts"
import type { BrowserPages, PagesPorts } from "./browserPages.ts"
import { checkoutModule } from "./checkoutModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { newsletterModule } from "./newsletterModule.ts"

/** Ports of account pages, in addition to the catalogue's. */
export const personalPagesPorts = [AccountGateway, AddressGateway, ProfileGateway, NewsletterGateway] as const

export type PersonalPagesPorts = PagesPorts | (typeof personalPagesPorts)[number]["Identifier"]

/** Adds the services of an account page to `browserPages`. */
export function browserPersonalPages(pages: BrowserPages): LinkedPorts<PersonalPagesPorts> {
  return linkPorts(personalPagesPorts, [checkoutModule(), accountModule(), newsletterModule()], pages)
}
