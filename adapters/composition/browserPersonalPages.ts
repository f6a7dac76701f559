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

/** What pages of an account are read from, beyond those of the catalogue. */
export const personalPagesPorts = [AccountGateway, AddressGateway, ProfileGateway, NewsletterGateway] as const

export type PersonalPagesPorts = PagesPorts | (typeof personalPagesPorts)[number]["Identifier"]

/** The services of a page of an account, on top of those of `browserPages`. */
export function browserPersonalPages(pages: BrowserPages): LinkedPorts<PersonalPagesPorts> {
  return linkPorts(personalPagesPorts, [checkoutModule(), accountModule(), newsletterModule()], pages)
}
