import type { SavedPolicy } from "../../domain/account/PolicyType.ts"
import type { User } from "../../domain/account/User.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { NewsletterSubscription } from "../../domain/newsletter/NewsletterSubscription.ts"
import type { OrderSummary } from "../../domain/order/Order.ts"

/** The name of the page that shows an account, section by section. */
export const ACCOUNT_PAGE = "ItxAccountPage"

/** The sections of an account, each with an address of its own. */
export const ACCOUNT_SECTIONS = ["overview", "profile", "sign-in", "policies", "privacy"] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

/** The section that an address names; `undefined` for one there is not. */
export function parseAccountSection(name: string | undefined): AccountSection | undefined {
  return name === undefined
    ? "overview"
    : ACCOUNT_SECTIONS.find((section) => section === name && section !== "overview")
}

/** What one section shows. What is absent could not be read; the section says so and shows the rest. */
export type AccountPage =
  | { readonly section: "overview"; readonly user: User; readonly orders?: readonly OrderSummary[] }
  /** `address`: the main one, with the company of a business client. */
  | { readonly section: "profile"; readonly user: User; readonly address?: Address }
  | { readonly section: "sign-in"; readonly user: User }
  | { readonly section: "policies"; readonly user: User; readonly policies?: readonly SavedPolicy[] }
  | { readonly section: "privacy"; readonly user: User; readonly newsletter?: NewsletterSubscription }
