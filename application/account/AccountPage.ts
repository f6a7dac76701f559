import type { SavedPolicy } from "../../domain/account/PolicyType.ts"
import type { Passkey } from "../../domain/account/Passkey.ts"
import type { UserSession } from "../../domain/account/UserSession.ts"
import type { User } from "../../domain/account/User.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { Booking } from "../../domain/booking/Booking.ts"
import type { NewsletterSubscription } from "../../domain/newsletter/NewsletterSubscription.ts"
import type { OrderSummary } from "../../domain/order/Order.ts"
import type { WalletCard } from "../../domain/wallet/WalletCard.ts"
import type { WalletPage } from "../wallet/WalletPage.ts"
import type { Family } from "../teen/loadFamily.ts"
import type { SavedAddress } from "./listAddresses.ts"
import type { AccountOrders } from "./AccountOrders.ts"

/** Name of the page that shows the sections of an account. */
export const ACCOUNT_PAGE = "ItxAccountPage"

/** Sections of an account page; each has its own address. */
export const ACCOUNT_SECTIONS = [
  "overview",
  "orders",
  "bookings",
  "addresses",
  "wallet",
  "profile",
  "sign-in",
  "family",
  "newsletter",
  "policies",
  "privacy",
] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

/** Returns the section an address names, or `undefined` for an unknown one. */
export function parseAccountSection(name: string | undefined): AccountSection | undefined {
  return name === undefined
    ? "overview"
    : ACCOUNT_SECTIONS.find((section) => section === name && section !== "overview")
}

/** Content of one section. Fields that could not be read are absent; the section shows a message and the rest. */
export type AccountPage =
  | { readonly section: "overview"; readonly user: User; readonly orders?: readonly OrderSummary[] }
  | ({ readonly section: "orders"; readonly user: User } & AccountOrders)
  /** `bookings`: the newest first. */
  | { readonly section: "bookings"; readonly user: User; readonly bookings?: readonly Booking[] }
  /** `addresses`: the address book, the default one first. */
  | { readonly section: "addresses"; readonly user: User; readonly addresses?: readonly SavedAddress[] }
  | { readonly section: "wallet"; readonly user: User; readonly content?: WalletPage }
  /** `address`: the main address, with the company of a business customer. */
  | { readonly section: "profile"; readonly user: User; readonly address?: Address }
  | {
      readonly section: "sign-in"
      readonly user: User
      readonly sessions?: readonly UserSession[]
      readonly passkeys?: readonly Passkey[]
    }
  | { readonly section: "policies"; readonly user: User; readonly policies?: readonly SavedPolicy[] }
  /** `family`: the customer's teens and sponsors; `cards`: those of the wallet that can pay for a teen. */
  | {
      readonly section: "family"
      readonly user: User
      readonly family?: Family
      readonly cards: readonly WalletCard[]
    }
  | { readonly section: "newsletter"; readonly user: User; readonly newsletter?: NewsletterSubscription }
  | { readonly section: "privacy"; readonly user: User; readonly newsletter?: NewsletterSubscription }
