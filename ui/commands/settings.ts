import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { pageNavigator } from "../../adapters/composition/browserDevices.ts"
import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpAuthGateway } from "../../adapters/backend/account/HttpAuthGateway.ts"
import { httpProfileGateway } from "../../adapters/backend/account/HttpProfileGateway.ts"
import { httpVerificationGateway } from "../../adapters/backend/account/HttpVerificationGateway.ts"
import { httpAddressBookGateway } from "../../adapters/backend/address/HttpAddressBookGateway.ts"
import { httpAddressGateway } from "../../adapters/backend/address/HttpAddressGateway.ts"
import { httpNewsletterGateway } from "../../adapters/backend/newsletter/HttpNewsletterGateway.ts"
import { httpWishlistGateway } from "../../adapters/backend/wishlist/HttpWishlistGateway.ts"
import { announcingSession } from "../../application/account/announcingSession.ts"
import { changeCompany } from "../../application/account/changeCompany.ts"
import {
  addEmailLogin,
  changeEmail,
  changePassword,
  changePhone,
  removePhoneLogin,
} from "../../application/account/changeLoginMethods.ts"
import { changeBirthday, changeContactMethod, setSponsor } from "../../application/account/changeProfile.ts"
import type { AccountDeletion } from "../../application/account/deleteAccount.ts"
import { deleteAccount } from "../../application/account/deleteAccount.ts"
import type { Sponsor } from "../../application/account/ProfileGateway.ts"
import { ProfileGateway } from "../../application/account/ProfileGateway.ts"
import { sendCode } from "../../application/account/sendCode.ts"
import { linkSocialIdentity, unlinkSocialIdentity } from "../../application/account/auth/socialIdentities.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CodePurpose, CodeRecipient } from "../../domain/account/CodePurpose.ts"
import type { ContactMethod } from "../../domain/account/ContactMethod.ts"
import type { BirthdayFormat } from "../../domain/account/parseBirthday.ts"
import type { PolicyType } from "../../domain/account/PolicyType.ts"
import type { User } from "../../domain/account/User.ts"
import type { EmailChangeInput, PasswordChangeInput } from "../../domain/account/validateAccountChanges.ts"
import type { CompanyInput } from "../../domain/account/validateCompany.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import { retryable } from "../runtime/retryable.ts"
import type { TypedSocialReturn } from "./auth.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type SettingsCommands = ReturnType<typeof settingsCommands>

/** All errors of the account settings. */
export type SettingsError = CommandError<SettingsCommands>

/** Commands for account settings. `user` is the account as the page shows it; most return the updated account. */
export function settingsCommands(base: CommandBase) {
  const runAny = runWith(
    base,
    pageNavigator,
    httpAccountGateway,
    httpAuthGateway,
    httpVerificationGateway,
    httpProfileGateway,
    httpAddressBookGateway,
    httpAddressGateway,
    httpNewsletterGateway,
    httpWishlistGateway,
  )
  const run: typeof runAny = (program, options) => runAny(announcingSession(program), options)
  const dataExport = retryable(async () => (await import("./dataExport.ts")).dataExportCommand(base))
  return {
    /** Sends a code; resolves with the normalized recipient. */
    sendCode: (type: CodeRecipient["type"], typed: string, purpose: CodePurpose, captcha?: SolvedCaptcha) =>
      run(sendCode(type, typed, purpose, captcha)),
    changeEmail: (typed: EmailChangeInput, user: User, captcha?: SolvedCaptcha) =>
      run(changeEmail(typed, user, captcha)),
    addEmailLogin: (typed: string, code: string, captcha?: SolvedCaptcha) => run(addEmailLogin(typed, code, captcha)),
    changePassword: (typed: PasswordChangeInput, user: User, captcha?: SolvedCaptcha) =>
      run(changePassword(typed, user, captcha)),
    changePhone: (typed: string, code: string, isLoginMethod: boolean, captcha?: SolvedCaptcha) =>
      run(changePhone(typed, code, isLoginMethod, captcha)),
    removePhoneLogin: () => run(removePhoneLogin()),
    /** Links the identity from a provider's redirect, after `beginSocialLogin` returned to the account. */
    linkSocialIdentity: ({ socialType, code, state }: TypedSocialReturn) =>
      run(linkSocialIdentity({ socialType, code: Redacted.make(code), state })),
    unlinkSocialIdentity: (socialType: string) => run(unlinkSocialIdentity(socialType)),
    changeBirthday: (typed: string, format: BirthdayFormat) => run(changeBirthday(typed, format)),
    changeContactMethod: (method: ContactMethod, user: User) => run(changeContactMethod(method, user)),
    setSponsor: (sponsor: Sponsor, user: User) => run(setSponsor(sponsor, user)),
    changeCompany: (addressId: string, typed: CompanyInput, captcha?: SolvedCaptcha) =>
      run(changeCompany(addressId, typed, captcha)),
    validatePolicies: (types: readonly PolicyType[]) =>
      run(Effect.flatMap(ProfileGateway, (gateway) => gateway.validatePolicies(types))),
    exportPersonalData: async () => (await dataExport())(),
    deleteAccount: (deletion: AccountDeletion, user: User) => run(deleteAccount(deletion, user)),
  }
}
