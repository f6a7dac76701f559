import type { components } from "../../../../generated/account.d.ts"
import { checkCaptcha } from "../../../captcha/checkCaptcha.ts"
import type { StoreLanguage } from "../../../stores/StoreData.ts"
import { notAcceptable } from "../../../platform/http/Refused.ts"
import { countMessage } from "../../../platform/outbox/countMessage.ts"
import type { Channel } from "../../../platform/storage/tables/OutboxTables.ts"
import { clearFailedPasswords } from "../../session/verifyCredentials.ts"
import { recognizeCaller } from "../../session/callerRecognition.ts"
import { loginIdText } from "../../session/loginIdText.ts"
import { hashPassword } from "../../session/passwords.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"
import { newAccessLink, consumeAccessLink } from "./accessLinks.ts"
import { accountTexts } from "../accountTexts.ts"
import { requireSecure } from "./validatePassword.ts"
import { matchCode, NO_OWNER, sendCode, consumeCode, invalidCode } from "./validationCodes.ts"
import { type RecoveredAccount, writeNewPassword } from "./writeNewPassword.ts"

type PasswordReset = components["schemas"]["PasswordReset"]

/** Purpose of a code for a password reset. */
const RESET = "RESET_PASSWORD"

interface ResetTarget {
  readonly userId: number
  /** The address or number that the code is sent to. */
  readonly contact: string
}

/** Result of a reset request: a code may have been sent, or the password was changed. */
export type ResetOutcome =
  | { readonly status: "CODE_SENT" }
  | { readonly status: "PASSWORD_CHANGED"; readonly account: RecoveredAccount }

/** Sends a password reset code, or sets a new password with a code. Never reveals whether the account exists. */
export const resetPassword = async (
  services: SandboxServices,
  storeId: string,
  language: StoreLanguage,
  input: PasswordReset,
  device?: string,
): Promise<ResetOutcome> => {
  const { code, newPassword } = input
  const missing =
    code === undefined
      ? newPassword === undefined
        ? undefined
        : "code"
      : newPassword === undefined
        ? "newPassword"
        : undefined
  if (missing !== undefined)
    throw notAcceptable("_ERR_VALIDATION_CODE", "Code and newPassword come together.", [
      { field: missing, rule: "required", message: `${missing} is missing.` },
    ])
  if (newPassword !== undefined) requireSecure("newPassword", newPassword)
  await checkCaptcha(services, storeId, input)
  const channel = input.type === "SMS" ? "sms" : "mail"
  const found = await findResetTarget(services, channel, input)
  if (code === undefined || newPassword === undefined) {
    const { storage, ports } = services
    // Counted by the login ID as entered, and also without an account, so that the limits reveal nothing.
    const isRecognizedCaller =
      found !== undefined && (await recognizeCaller(services, found.userId, device)) !== undefined
    await storage.transaction(({ db }) =>
      countMessage(db, {
        purpose: "access",
        storeId,
        recipient: `password of ${loginIdText(input.logon)}`,
        isRecognizedCaller,
        now: ports.now(),
      }),
    )
    if (found === undefined) await hashPassword(ports, "000000")
    else {
      const linkText = accountTexts(language.tag)("account.resetLink")
      const more =
        channel === "mail"
          ? `${linkText}\n\n${await newAccessLink(services, storeId, language, found.userId)}`
          : undefined
      await sendCode(services, {
        ownerId: NO_OWNER,
        contact: found.contact,
        functionality: RESET,
        channel,
        storeId,
        languageTag: language.tag,
        ...(more === undefined ? {} : { more }),
      })
    }
    return { status: "CODE_SENT" }
  }
  const matched = await matchCode(
    services,
    "code",
    { ownerId: NO_OWNER, contact: found?.contact ?? loginIdText(input.logon), functionality: RESET },
    code,
  )
  if (found === undefined) throw new Error("The code belongs to no account.")
  const passwordHash = await hashPassword(services.ports, newPassword)
  const account = await services.storage.transaction(async (work) => {
    await consumeCode(work, "code", matched)
    await requireContact(work, channel, found)
    return writeNewPassword(work, services, {
      storeId,
      language,
      owner: { userId: found.userId, proved: channel === "sms" ? "phone" : "email" },
      passwordHash,
    })
  })
  await clearFailedPasswords(services, input.logon)
  return { status: "PASSWORD_CHANGED", account }
}

/**
 * Sets a new password by the link of a mail. Fails with 422 `_ERR_VALIDATION_CODE` for a link that is unknown, used or
 * expired.
 */
export const resetByLink = async (
  services: SandboxServices,
  storeId: string,
  language: StoreLanguage,
  secret: string,
  newPassword: string,
): Promise<RecoveredAccount> => {
  requireSecure("newPassword", newPassword)
  const passwordHash = await hashPassword(services.ports, newPassword)
  const now = services.ports.now()
  const { account, logon } = await services.storage.transaction(async (work) => {
    const userId = await consumeAccessLink(work, secret, now)
    if (userId === undefined) throw invalidCode("access")
    const { email } = await work.db
      .selectFrom("customer")
      .select("email")
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return {
      account: await writeNewPassword(work, services, {
        storeId,
        language,
        owner: { userId, proved: "email" },
        passwordHash,
      }),
      logon: email ?? "",
    }
  })
  await clearFailedPasswords(services, logon)
  return account
}

/** Fails when the contact is no longer the account's: it may have changed since the lookup. */
const requireContact = async (
  { db }: UnitOfWork,
  channel: Channel,
  { userId, contact }: ResetTarget,
): Promise<void> => {
  const own = await db
    .selectFrom("customer")
    .leftJoin("profile", "profile.user_id", "customer.user_id")
    .select(["email", "phone_logon", "phone"])
    .where("customer.user_id", "=", userId)
    .forUpdate("customer")
    .executeTakeFirstOrThrow()
  const places = channel === "sms" ? [own.phone_logon, own.phone] : [own.email]
  if (!places.includes(contact)) throw invalidCode("code")
}

/** The account of a login ID with a contact for the code: its e-mail address, or a verified telephone number. */
const findResetTarget = async (
  { storage }: SandboxServices,
  channel: Channel,
  input: PasswordReset,
): Promise<ResetTarget | undefined> => {
  const logon = loginIdText(input.logon)
  const customer = await storage.db
    .selectFrom("customer")
    .leftJoin("profile", "profile.user_id", "customer.user_id")
    .select(["customer.user_id", "email", "phone_logon", "phone", "is_phone_proven"])
    .where(({ eb, or }) => or([eb("email", "=", logon), eb("phone_logon", "=", logon)]))
    .executeTakeFirst()
  if (customer === undefined || (input.email !== undefined && loginIdText(input.email) !== customer.email))
    return undefined
  const phone = customer.phone_logon ?? (customer.is_phone_proven === true ? customer.phone : null)
  const contact = channel === "sms" ? phone : customer.email
  return contact === null ? undefined : { userId: customer.user_id, contact }
}
