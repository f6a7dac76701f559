import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AuthGateway } from "../../application/account/AuthGateway.ts"
import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { VerificationGateway } from "../../application/account/VerificationGateway.ts"
import { AddressBookGateway } from "../../application/address/AddressBookGateway.ts"
import { NewsletterGateway } from "../../application/newsletter/NewsletterGateway.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { accountModule } from "./accountModule.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { newsletterModule } from "./newsletterModule.ts"
import { constant } from "./PortBinding.ts"
import { wishlistModule } from "./wishlistModule.ts"

/** Ports of sign-in and account pages, in addition to the cart's. */
export const accountPorts = [
  PageNavigator,
  AccountGateway,
  AuthGateway,
  VerificationGateway,
  ProfileGateway,
  AddressBookGateway,
  NewsletterGateway,
  WishlistGateway,
] as const

export type AccountPorts = CartPorts | (typeof accountPorts)[number]["Identifier"]

/** The base of `browserSettings`. */
export type BrowserAccount = LinkedPorts<AccountPorts>

/** Adds the account's services to `browserRoot`. */
export function browserAccount(root: BrowserRoot): BrowserAccount {
  return linkPorts(
    accountPorts,
    [
      adapterModule(constant(PageNavigator, browserNavigator()), gateway(AccountGateway, httpAccountGateway)),
      accountModule(),
      newsletterModule(),
      wishlistModule(),
    ],
    root,
  )
}
