import type { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import type { TypedEmailChange, TypedPasswordChange } from "../../domain/account/accountChangeProblems.ts"
import type { BirthdayFormat } from "../../domain/account/birthdayOf.ts"
import type { CodePlace, CodePurpose } from "../../domain/account/CodePurpose.ts"
import type { TypedCompany } from "../../domain/account/companyProblems.ts"
import type { ContactMethod } from "../../domain/account/ContactMethod.ts"
import type { PersonalData } from "../../domain/account/PersonalData.ts"
import type { PolicyType, PolicyValidation } from "../../domain/account/PolicyType.ts"
import type { User } from "../../domain/account/User.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { AccountDeletion } from "../../application/account/deleteAccount.ts"
import type { Sponsor } from "../../application/account/ProfileGateway.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { TypedSocialReturn } from "./EntryCommands.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** Everything that can keep a change to an account from being made. */
export type SettingsError = AccountChangeRefused | BackendError | CommandDefect

type Answer<A> = Promise<CommandResult<A, SettingsError>>

/**
 * What a shopper can change about their account. `user` is the account as the page shows it; most answer it as it is
 * afterwards.
 */
export interface SettingsCommands {
  /** Sends a code; answers the place as the shop knows it. */
  readonly sendCode: (
    type: CodePlace["type"],
    typed: string,
    purpose: CodePurpose,
    captcha?: SolvedCaptcha,
  ) => Answer<CodePlace>
  readonly changeEmail: (typed: TypedEmailChange, user: User, captcha?: SolvedCaptcha) => Answer<User>
  readonly addEmailLogon: (typed: string, code: string, captcha?: SolvedCaptcha) => Answer<User>
  readonly changePassword: (typed: TypedPasswordChange, user: User, captcha?: SolvedCaptcha) => Answer<User>
  readonly changePhone: (typed: string, code: string, isLogon: boolean, captcha?: SolvedCaptcha) => Answer<User>
  readonly removePhoneLogon: () => Answer<User>
  /** Takes what a provider's answer brought, where `beginSocialLogin` led back to the account. */
  readonly linkSocialIdentity: (answer: TypedSocialReturn) => Answer<User>
  readonly unlinkSocialIdentity: (socialType: string) => Answer<User>
  readonly changeBirthday: (typed: string, format: BirthdayFormat) => Answer<User>
  readonly changeContactMethod: (method: ContactMethod, user: User) => Answer<User>
  readonly nameSponsor: (sponsor: Sponsor, user: User) => Answer<User>
  readonly changeCompany: (addressId: string, typed: TypedCompany, captcha?: SolvedCaptcha) => Answer<Address>
  readonly validatePolicies: (types: readonly PolicyType[]) => Answer<PolicyValidation>
  readonly exportPersonalData: () => Answer<PersonalData>
  readonly deleteAccount: (deletion: AccountDeletion, user: User) => Answer<void>
}
