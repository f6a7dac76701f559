import type { UserKind } from "../session/Session.ts"

/** A user (S3). */
export interface User {
  /** A guest's is the placeholder `-1002` (S3). */
  readonly id: string
  readonly kind: UserKind
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly middleName?: string
  readonly nickname?: string
  /** ID of the main address. */
  readonly primaryAddressId?: string
  /** The address book, most recently added first; absent when the backend does not return it. */
  readonly addressIds?: readonly string[]
  /** International form with plus. */
  readonly phone?: string
  /** A calendar date, `1996-02-29` (R23). */
  readonly birthdate?: string
  /** `EMAIL`, `SMS` or `PHONE`. */
  readonly contactMethod?: string
  /** Referral code that other customers enter to name the user as their sponsor. */
  readonly sponsorCode?: string
  /** Sign-in methods: `email`, `phone`, and the type of each linked identity; registered users only. */
  readonly logonKinds?: readonly string[]
  /** Whether the wallet contains saved data. */
  readonly isWalletUser?: boolean
  /** ID of the customer who referred this user. */
  readonly sponsorId?: string
  /** Stable pseudonym for analytics; registered users only. */
  readonly userToken?: string
  /** ID of the language of the store's emails. */
  readonly languageId?: string
  /** Whether the password meets today's rules; false also without a password. Registered users only. */
  readonly hasSecurePassword?: boolean
  /** Whether items of the cart before sign-in wait for a place in the cart. */
  readonly pendingTransfers?: boolean
  /** Whether the shop accepts no more reservations in its physical stores. */
  readonly restrictedBooking?: boolean
  /** Whether the customer has ordered before. */
  readonly isBuyer?: boolean
  /** How much personal data the shop has; the values are the shop's own. */
  readonly personalDataLevel?: string
}

/** A state of the account that the customer can act on. */
export type AccountNotice = "insecurePassword" | "pendingTransfers" | "restrictedBooking"

/** The notices of an account, the most urgent first. */
export function accountNotices(user: User): readonly AccountNotice[] {
  const { hasSecurePassword, pendingTransfers = false, restrictedBooking = false } = user
  return [
    ...(hasSecurePassword === false && hasPassword(user) ? (["insecurePassword"] as const) : []),
    ...(pendingTransfers ? (["pendingTransfers"] as const) : []),
    ...(restrictedBooking ? (["restrictedBooking"] as const) : []),
  ]
}

/** Whether the user has a password: email and phone logins require one. */
export function hasPassword({ logonKinds = [] }: Pick<User, "logonKinds">): boolean {
  return logonKinds.includes("email") || logonKinds.includes("phone")
}
