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

/** Another e-mail address, proved by the account's password, by a code sent there for `UPDATE_EMAIL`, or by both. */
export interface EmailUpdate {
  readonly newEmail: string
  readonly password?: Redacted.Redacted<string>
  readonly code?: string
  /** A saved address that becomes the main one. */
  readonly newPrimaryAddressId?: string
}

/** Who recommended the shop, with the code they gave. */
export interface Sponsor {
  readonly userId: string
  readonly sponsorCode: string
  readonly email?: string
}

/** What the shop keeps about the shopper, and tells them of its sales. */
export class ProfileGateway extends Context.Service<
  ProfileGateway,
  {
    readonly updateEmail: (update: EmailUpdate, captcha?: SolvedCaptcha) => Effect.Effect<void, BackendError>
    /** `_ERR_BIRTHDAY` for a day that does not exist or lies ahead. */
    readonly updateBirthday: (typed: string, format: BirthdayFormat) => Effect.Effect<void, BackendError>
    /** Once; `_ERR_SPONSOR_SET` for another one. */
    readonly updateSponsor: (sponsor: Sponsor) => Effect.Effect<void, BackendError>
    readonly updateContactMethod: (method: ContactMethod) => Effect.Effect<void, BackendError>
    readonly getSavedPolicies: Effect.Effect<readonly SavedPolicy[], BackendError>
    /** `userId`, where it is given, must be the shopper's own. */
    readonly validatePolicies: (
      types: readonly PolicyType[],
      userId?: string,
    ) => Effect.Effect<PolicyValidation, BackendError>
    readonly getAvailableData: (
      shippingMethodId?: string,
      paymentMethodId?: string,
    ) => Effect.Effect<readonly AvailableDatum[], BackendError>
    readonly getRestrictedUserInfo: (userId: string) => Effect.Effect<RestrictedUser, BackendError>
    /** Ends every session and erases what is personal. */
    readonly deleteAccount: (continueNewsletter: boolean) => Effect.Effect<void, BackendError>
    /** The sales that run now. */
    readonly listUserEvents: Effect.Effect<SalesEvents, BackendError>
    /** Those too that begin within seven days. */
    readonly listUserEventsSeven: Effect.Effect<SalesEvents, BackendError>
  }
>()("ProfileGateway") {}
