import type { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import type { EmailChangeInput, PasswordChangeInput } from "../../domain/account/validateAccountChanges.ts"
import type { BirthdayFormat } from "../../domain/account/parseBirthday.ts"
import type { CodeRecipient, CodePurpose } from "../../domain/account/CodePurpose.ts"
import type { CompanyInput } from "../../domain/account/validateCompany.ts"
import type { ContactMethod } from "../../domain/account/ContactMethod.ts"
import type { PersonalData } from "../../domain/account/PersonalData.ts"
import type { PolicyType, PolicyValidation } from "../../domain/account/PolicyType.ts"
import type { User } from "../../domain/account/User.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { AccountDeletion } from "../../application/account/deleteAccount.ts"
import type { Sponsor } from "../../application/account/ProfileGateway.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { TypedSocialReturn } from "./AuthCommands.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** All errors of the account settings. */
export type SettingsError = AccountChangeRefused | BackendError | CommandDefect

type Answer<A> = Promise<CommandResult<A, SettingsError>>

/** Commands for account settings. `user` is the account as the page shows it; most return the updated account. */
export interface SettingsCommands {
  /** Sends a code; resolves with the normalized recipient. */
  readonly sendCode: (
    type: CodeRecipient["type"],
    typed: string,
    purpose: CodePurpose,
    captcha?: SolvedCaptcha,
  ) => Answer<CodeRecipient>
  readonly changeEmail: (typed: EmailChangeInput, user: User, captcha?: SolvedCaptcha) => Answer<User>
  readonly addEmailLogin: (typed: string, code: string, captcha?: SolvedCaptcha) => Answer<User>
  readonly changePassword: (typed: PasswordChangeInput, user: User, captcha?: SolvedCaptcha) => Answer<User>
  readonly changePhone: (typed: string, code: string, isLoginMethod: boolean, captcha?: SolvedCaptcha) => Answer<User>
  readonly removePhoneLogin: () => Answer<User>
  /** Links the identity from a provider's redirect, after `beginSocialLogin` returned to the account. */
  readonly linkSocialIdentity: (answer: TypedSocialReturn) => Answer<User>
  readonly unlinkSocialIdentity: (socialType: string) => Answer<User>
  readonly changeBirthday: (typed: string, format: BirthdayFormat) => Answer<User>
  readonly changeContactMethod: (method: ContactMethod, user: User) => Answer<User>
  readonly setSponsor: (sponsor: Sponsor, user: User) => Answer<User>
  readonly changeCompany: (addressId: string, typed: CompanyInput, captcha?: SolvedCaptcha) => Answer<Address>
  readonly validatePolicies: (types: readonly PolicyType[]) => Answer<PolicyValidation>
  readonly exportPersonalData: () => Answer<PersonalData>
  readonly deleteAccount: (deletion: AccountDeletion, user: User) => Answer<void>
}
