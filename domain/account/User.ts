import type { UserKind } from "../session/Session.ts"

/** A user as far as the shop's screens need one (specification, section 3). */
export interface User {
  /** A guest's is the placeholder `-1002` (specification, section 3). */
  readonly id: string
  readonly kind: UserKind
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly middleName?: string
  readonly nickname?: string
  /** The main address. */
  readonly primaryAddressId?: string
  /** The address book, the one added last first; absent where the backend does not tell it. */
  readonly addressIds?: readonly string[]
  /** International form with plus. */
  readonly phone?: string
  /** A calendar date, `1996-02-29` (R23). */
  readonly birthdate?: string
  /** `EMAIL`, `SMS` or `PHONE`. */
  readonly contactMethod?: string
  /** What the user gives to others to be named as their sponsor. */
  readonly sponsorCode?: string
  /** Ways in: `email`, `phone`, and the type of each linked identity; of a registered user only. */
  readonly logonKinds?: readonly string[]
  /** Whether anything is saved in the wallet. */
  readonly isWalletUser?: boolean
  /** Who recommended the shop to this user. */
  readonly sponsorId?: string
  /** Stable pseudonym for analytics; of a registered user only. */
  readonly userToken?: string
  /** Id of the language the shop writes in. */
  readonly languageId?: string
}

/** Whether the user enters with a password: e-mail address and telephone number go with one. */
export function hasPassword({ logonKinds = [] }: Pick<User, "logonKinds">): boolean {
  return logonKinds.includes("email") || logonKinds.includes("phone")
}
