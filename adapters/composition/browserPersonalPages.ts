import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { NewsletterGateway } from "../../application/newsletter/NewsletterGateway.ts"
import { accountFamily } from "./accountFamily.ts"
import type { BrowserPages, PagesPorts } from "./browserPages.ts"
import { checkoutFamily } from "./checkoutFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { newsletterFamily } from "./newsletterFamily.ts"

/** What pages of an account are read from, beyond those of the catalogue. */
export const personalPagesPorts = [AccountGateway, AddressGateway, ProfileGateway, NewsletterGateway] as const

export type PersonalPagesPorts = PagesPorts | (typeof personalPagesPorts)[number]["Identifier"]

/** The services of a page of an account, on top of those of `browserPages`. */
export function browserPersonalPages(pages: BrowserPages): Linked<PersonalPagesPorts> {
  return linkPorts(personalPagesPorts, [checkoutFamily(), accountFamily(), newsletterFamily()], pages)
}
