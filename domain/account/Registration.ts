import type * as Redacted from "effect/Redacted"
import type { Address } from "../address/Address.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { ContactMethod } from "./ContactMethod.ts"
import type { PolicyType } from "./PolicyType.ts"

/** A guest's order with its token, claimed by the user at sign-in. */
export interface GuestOrderToken {
  readonly orderId: OrderId
  readonly guestToken: Redacted.Redacted<string>
}

/** Whether a text has the contract's form of a guest order token. */
export function isGuestToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,256}$/.test(text)
}

/** Additional fields of a business customer's main address (S5: clientType B). */
export interface BusinessDetails {
  readonly companyName?: string
  readonly vatin: string
  readonly email2: string
}

/** Data of a new account except the password (S3). */
export interface RegistrationDetails {
  readonly email?: string
  readonly newsletter?: boolean
  /** Privacy (1) is required. */
  readonly acceptedPolicies: readonly PolicyType[]
  /** International form with plus. */
  readonly phone?: string
  readonly primaryAddress?: Address
  /** Creates a business account; requires the main address. */
  readonly business?: BusinessDetails
  readonly sponsorCode?: string
  readonly preferredStoreId?: string
  readonly preferredContactMethod?: ContactMethod
  readonly guestTokens?: readonly GuestOrderToken[]
  readonly nickname?: string
  /** Whether the session outlives the browser. Default: true. */
  readonly rememberMe?: boolean
}

/** A registration with login ID and password. */
export interface Registration extends RegistrationDetails {
  /** Email address, or a phone number that this session has verified. */
  readonly logon: string
  readonly password: Redacted.Redacted<string>
}
