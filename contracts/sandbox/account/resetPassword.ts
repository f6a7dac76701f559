import type { components } from "../../generated/account.d.ts"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"
import { notAcceptable } from "../http/Refusal.ts"
import type { Channel } from "../outbox/OutboxTables.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import { LOGIN_TRIES } from "../session/checkLogon.ts"
import { forgetTries } from "../session/countTry.ts"
import { logonText } from "../session/logonText.ts"
import { hashPassword } from "../session/passwords.ts"
import { endSessionsOf } from "../session/Sessions.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { accountLetter, withSignIn } from "./accountTexts.ts"
import { requireSecure } from "./passwordProblems.ts"
import { signInAddress } from "./signInAddress.ts"
import { countSending, matchCode, NO_OWNER, sendCode, spendCode } from "./validationCodes.ts"

type PasswordReset = components["schemas"]["PasswordReset"]

/** What a code for a new password is sent for. */
const RESET = "RESET_PASSWORD"

interface Reachable {
  readonly userId: number
  /** Where the code goes. */
  readonly contact: string
}

/** Sends a code to whoever forgot a password, or takes it with a new one; never tells whether there is such an account. */
export const resetPassword = async (services: SandboxServices, storeId: string, language: StoreLanguage, input: PasswordReset): Promise<"CODE_SENT" | "PASSWORD_CHANGED"> => {
  const { code, newPassword } = input
  const missing = code === undefined ? (newPassword === undefined ? undefined : "code") : newPassword === undefined ? "newPassword" : undefined
  if (missing !== undefined) throw notAcceptable("_ERR_VALIDATION_CODE", "Code and newPassword come together.", [{ field: missing, rule: "required", message: `${missing} is missing.` }])
  if (newPassword !== undefined) requireSecure("newPassword", newPassword)
  await checkCaptcha(services, storeId, input)
  const channel = input.type === "SMS" ? "sms" : "mail"
  const found = await reachable(services, channel, input)
  if (code === undefined || newPassword === undefined) {
    await countSending(services, logonText(input.logon))
    if (found === undefined) await hashPassword(services.ports, "000000")
    else await sendCode(services, { ownerId: NO_OWNER, contact: found.contact, functionality: RESET, channel, storeId, languageCode: language.code })
    return "CODE_SENT"
  }
  await writeNewPassword(services, storeId, language, found, { logon: input.logon, code, newPassword })
  return "PASSWORD_CHANGED"
}

const writeNewPassword = async (
  services: SandboxServices,
  storeId: string,
  language: StoreLanguage,
  found: Reachable | undefined,
  { logon, code, newPassword }: { readonly logon: string; readonly code: string; readonly newPassword: string },
): Promise<void> => {
  const { storage, ports } = services
  const matched = await matchCode(services, "code", { ownerId: NO_OWNER, contact: found?.contact ?? logonText(logon), functionality: RESET }, code)
  if (found === undefined) throw new Error("A code was sent to somebody without an account.")
  const password_hash = await hashPassword(ports, newPassword)
  await storage.transaction(async (work) => {
    await spendCode(work, "code", matched)
    const { email } = await work.db.updateTable("customer").set({ password_hash }).where("user_id", "=", found.userId).returning("email").executeTakeFirstOrThrow()
    await endSessionsOf(work.db, found.userId, ports.now())
    if (email !== null) {
      const letter = withSignIn(accountLetter(language.code, "passwordChanged"), await signInAddress(work.db, services, storeId, language, email))
      await sendMessage(work.db, { storeId, channel: "mail", recipient: email, ...letter, now: ports.now() })
    }
  })
  await forgetTries(services, LOGIN_TRIES, logonText(logon))
}

/** The account of a logon with a place that a code can go to: its e-mail address, or a telephone number it has proved. */
const reachable = async ({ storage }: SandboxServices, channel: Channel, input: PasswordReset): Promise<Reachable | undefined> => {
  const logon = logonText(input.logon)
  const customer = await storage.db
    .selectFrom("customer")
    .leftJoin("profile", "profile.user_id", "customer.user_id")
    .select(["customer.user_id", "email", "phone_logon", "phone", "is_phone_proven"])
    .where(({ eb, or }) => or([eb("email", "=", logon), eb("phone_logon", "=", logon)]))
    .executeTakeFirst()
  if (customer === undefined || (input.email !== undefined && logonText(input.email) !== customer.email)) return undefined
  const phone = customer.phone_logon ?? (customer.is_phone_proven === true ? customer.phone : null)
  const contact = channel === "sms" ? phone : customer.email
  return contact === null ? undefined : { userId: customer.user_id, contact }
}
