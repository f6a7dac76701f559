import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { LogonGateway } from "../../application/account/LogonGateway.ts"
import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { ProofGateway } from "../../application/account/ProofGateway.ts"
import { AddressBookGateway } from "../../application/address/AddressBookGateway.ts"
import { NewsletterGateway } from "../../application/newsletter/NewsletterGateway.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { accountFamily } from "./accountFamily.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { newsletterFamily } from "./newsletterFamily.ts"
import { constant } from "./PortBinding.ts"
import { wishlistFamily } from "./wishlistFamily.ts"

/** What the ways in, and the pages of an account, need beyond the cart. */
export const accountPorts = [
  PageNavigator,
  AccountGateway,
  LogonGateway,
  ProofGateway,
  ProfileGateway,
  AddressBookGateway,
  NewsletterGateway,
  WishlistGateway,
] as const

export type AccountPorts = CartPorts | (typeof accountPorts)[number]["Identifier"]

/** What changes to an account stand on. */
export type BrowserAccount = Linked<AccountPorts>

/** The services of an account, on top of those of `browserRoot`. */
export function browserAccount(root: BrowserRoot): BrowserAccount {
  return linkPorts(
    accountPorts,
    [
      family(constant(PageNavigator, browserNavigator()), gateway(AccountGateway, httpAccountGateway)),
      accountFamily(),
      newsletterFamily(),
      wishlistFamily(),
    ],
    root,
  )
}
