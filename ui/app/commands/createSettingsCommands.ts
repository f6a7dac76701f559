import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import {
  addEmailLogin,
  changeEmail,
  changePassword,
  changePhone,
  removePhoneLogin,
} from "../../../application/account/changeLoginMethods.ts"
import { changeBirthday, changeContactMethod, setSponsor } from "../../../application/account/changeProfile.ts"
import { changeCompany } from "../../../application/account/changeCompany.ts"
import { deleteAccount } from "../../../application/account/deleteAccount.ts"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import { sendCode } from "../../../application/account/sendCode.ts"
import { linkSocialIdentity, unlinkSocialIdentity } from "../../../application/account/socialIdentities.ts"
import type { BrowserAccount } from "../../../adapters/composition/browserAccount.ts"
import { browserSettings } from "../../../adapters/composition/browserSettings.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { SettingsCommands } from "../../runtime/SettingsCommands.ts"
import { withSessionAnnouncement } from "./withSessionAnnouncement.ts"
import { retryable } from "../retryable.ts"

/** Commands for account settings, based on the sign-in commands. The data export is fetched on first use. */
export function createSettingsCommands(account: BrowserAccount, storeId: string): SettingsCommands {
  const settings = browserSettings(account)
  const run = withSessionAnnouncement(storeId, programRunner(settings.context))
  const personalData = retryable(async () =>
    (await import("./createDataExportCommand.ts")).createDataExportCommand(settings),
  )
  return {
    sendCode: (type, typed, purpose, captcha) => run(sendCode(type, typed, purpose, captcha)),
    changeEmail: (typed, user, captcha) => run(changeEmail(typed, user, captcha)),
    addEmailLogin: (typed, code, captcha) => run(addEmailLogin(typed, code, captcha)),
    changePassword: (typed, user, captcha) => run(changePassword(typed, user, captcha)),
    changePhone: (typed, code, isLoginMethod, captcha) => run(changePhone(typed, code, isLoginMethod, captcha)),
    removePhoneLogin: () => run(removePhoneLogin()),
    linkSocialIdentity: ({ socialType, code, state }) =>
      run(linkSocialIdentity({ socialType, code: Redacted.make(code), state })),
    unlinkSocialIdentity: (socialType) => run(unlinkSocialIdentity(socialType)),
    changeBirthday: (typed, format) => run(changeBirthday(typed, format)),
    changeContactMethod: (method, user) => run(changeContactMethod(method, user)),
    setSponsor: (sponsor, user) => run(setSponsor(sponsor, user)),
    changeCompany: (addressId, typed, captcha) => run(changeCompany(addressId, typed, captcha)),
    validatePolicies: (types) => run(Effect.flatMap(ProfileGateway, (gateway) => gateway.validatePolicies(types))),
    exportPersonalData: async () => (await personalData())(),
    deleteAccount: (deletion, user) => run(deleteAccount(deletion, user)),
  }
}
