import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { BirthdayFormat } from "../../domain/account/parseBirthday.ts"
import type { ContactMethod } from "../../domain/account/ContactMethod.ts"
import type { PolicyType, PolicyValidation, SavedPolicy } from "../../domain/account/PolicyType.ts"
import type { AvailableDatum, RestrictedUser } from "../../domain/account/RestrictedUser.ts"
import type { SalesEvents } from "../../domain/account/SalesEvent.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/**
 * A change of the email address, verified by the account's password, by a code sent there for `UPDATE_EMAIL`, or by
 * both.
 */
export interface EmailUpdate {
  readonly newEmail: string
  readonly password?: Redacted.Redacted<string>
  readonly code?: string
  /** ID of the saved address that becomes the main one. */
  readonly newPrimaryAddressId?: string
}

/** The customer who recommended the store, with their referral code. */
export interface Sponsor {
  readonly userId: string
  readonly sponsorCode: string
  readonly email?: string
}

/** Profile data of a customer, and the sales events announced to them. */
export class ProfileGateway extends Context.Service<
  ProfileGateway,
  {
    readonly updateEmail: (update: EmailUpdate, captcha?: SolvedCaptcha) => Effect.Effect<void, BackendError>
    /** Fails with `_ERR_BIRTHDAY` for a nonexistent or future day. */
    readonly updateBirthday: (typed: string, format: BirthdayFormat) => Effect.Effect<void, BackendError>
    /** Can be set once; fails with `_ERR_SPONSOR_SET` for another sponsor. */
    readonly updateSponsor: (sponsor: Sponsor) => Effect.Effect<void, BackendError>
    readonly updateContactMethod: (method: ContactMethod) => Effect.Effect<void, BackendError>
    readonly getSavedPolicies: Effect.Effect<readonly SavedPolicy[], BackendError>
    /** `userId`, when given, must be the customer's own. */
    readonly validatePolicies: (
      types: readonly PolicyType[],
      userId?: string,
    ) => Effect.Effect<PolicyValidation, BackendError>
    readonly getAvailableData: (
      shippingMethodId?: string,
      paymentMethodId?: string,
    ) => Effect.Effect<readonly AvailableDatum[], BackendError>
    readonly getRestrictedUserInfo: (userId: string) => Effect.Effect<RestrictedUser, BackendError>
    /** Ends every session and erases personal data. */
    readonly deleteAccount: (continueNewsletter: boolean) => Effect.Effect<void, BackendError>
    /** Sales that are currently running. */
    readonly listUserEvents: Effect.Effect<SalesEvents, BackendError>
    /** Also sales that begin within seven days. */
    readonly listUserEventsSeven: Effect.Effect<SalesEvents, BackendError>
  }
>()("ProfileGateway") {}
