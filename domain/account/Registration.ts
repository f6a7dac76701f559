import type * as Redacted from "effect/Redacted"
import type { Address } from "../address/Address.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { ContactMethod } from "./ContactMethod.ts"
import type { PolicyType } from "./PolicyType.ts"

/** An order of a guest that a login makes the user's own, by its token. */
export interface GuestOrderToken {
  readonly orderId: OrderId
  readonly guestToken: Redacted.Redacted<string>
}

/** Whether a text can be the token of a guest's order, as the contract writes one. */
export function isGuestToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,256}$/.test(text)
}

/** What a business client's main address has more than another (specification, section 5: clientType B). */
export interface BusinessDetails {
  readonly companyName?: string
  readonly vatin: string
  readonly email2: string
}

/** What a new account is made of besides its password (specification, section 3). */
export interface RegistrationDetails {
  readonly email?: string
  readonly newsletter?: boolean
  /** Privacy (1) is required. */
  readonly acceptedPolicies: readonly PolicyType[]
  /** International form with plus. */
  readonly phone?: string
  readonly primaryAddress?: Address
  /** Makes a business client; needs the main address. */
  readonly business?: BusinessDetails
  readonly sponsorCode?: string
  readonly preferredStoreId?: string
  readonly preferredContactMethod?: ContactMethod
  readonly guestTokens?: readonly GuestOrderToken[]
  readonly nickname?: string
  /** Whether the session outlives the browser; it does when absent. */
  readonly rememberMe?: boolean
}

/** A registration with logon and password. */
export interface Registration extends RegistrationDetails {
  /** E-mail address, or a telephone number that this session has proved. */
  readonly logon: string
  readonly password: Redacted.Redacted<string>
}
