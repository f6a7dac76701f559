import type { components } from "../../../generated/account.d.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import type { CartScope } from "../../cart/CartScope.ts"
import { notAcceptable, notFound, refused } from "../../platform/http/Refused.ts"
import type { Channel } from "../../platform/storage/tables/OutboxTables.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import { loginIdText } from "../session/loginIdText.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { sqlState } from "../../platform/storage/sqlState.ts"
import { accountTexts } from "./accountTexts.ts"
import { loginIdTaken } from "./createAccount.ts"
import { requireSame } from "./credentials/validatePassword.ts"
import { requirePassword } from "./credentials/passwords.ts"
import { ensureProfile } from "../session/profiles.ts"
import {
  type MatchedCode,
  matchCode,
  verifyByCode,
  sendCode,
  consumeCode,
  invalidCode,
} from "./credentials/validationCodes.ts"
import { verifyEmail } from "./credentials/verifyEmail.ts"
import { requireOtherSignInMethod } from "./credentials/signInMethods.ts"
import { lockRunning } from "../session/lockRunning.ts"

type Schemas = components["schemas"]
type ValidationInput = Schemas["ValidationInput"]

const missing = (field: string) => {
  const message = `${field} is required here.`
  return notAcceptable("_ERR_VALIDATION_CODE", message, [{ field, rule: "required", message }])
}

const place = ({ type, phone, email }: ValidationInput): { readonly contact: string; readonly channel: Channel } => {
  const field = type === "SMS" ? "phone" : "email"
  const contact = type === "SMS" ? phone : email
  if (contact === undefined) throw missing(field)
  return { contact: loginIdText(contact), channel: type === "SMS" ? "sms" : "mail" }
}

/** Fails with 422 when `originalEmail` is not the account's address. */
const requireOriginalEmail = async (
  { storage }: SandboxServices,
  userId: string,
  originalEmail: string | undefined,
): Promise<void> => {
  if (originalEmail === undefined) return
  const { email } = await storage.db
    .selectFrom("customer")
    .select("email")
    .where("user_id", "=", Number(userId))
    .executeTakeFirstOrThrow()
  if (email === loginIdText(originalEmail)) return
  const message = "originalEmail is not the address of this account."
  throw notAcceptable("_ERR_EMAIL_NOT_VALID", message, [{ field: "originalEmail", rule: "equal", message }])
}

/** Sends a code for a purpose. `code` of the body is ignored. */
export const sendValidationCode = async (
  services: SandboxServices,
  { principal, store, language }: CartScope,
  input: ValidationInput,
): Promise<void> => {
  const { contact, channel } = place(input)
  await requireOriginalEmail(services, principal.userId, input.originalEmail)
  await checkCaptcha(services, store.id, input)
  const functionality = input.functionality ?? "VALIDATION"
  await sendCode(services, {
    ownerId: Number(principal.userId),
    sessionId: principal.sessionId,
    contact,
    functionality,
    channel,
    storeId: store.id,
    languageTag: language.tag,
  })
}

/** Verifies a contact by the newest code that this session sent to it, for any purpose. */
export const validateUserCode = async (
  services: SandboxServices,
  { principal, store, now }: CartScope,
  input: Schemas["UserCodeInput"],
): Promise<void> => {
  await checkCaptcha(services, store.id, input)
  const own = { ownerId: Number(principal.userId), contact: loginIdText(input.data) }
  const newest = await services.storage.db
    .selectFrom("validation_code")
    .select("functionality")
    .where("owner_id", "=", own.ownerId)
    .where("contact", "=", own.contact)
    .where("channel", "=", input.type === "SMS" ? "sms" : "mail")
    .where("expires_at", ">", now)
    .where("proven_at", "is", null)
    .orderBy("sent_at", "desc")
    .executeTakeFirst()
  const matched = await matchCode(
    services,
    "validationCode",
    { ...own, functionality: newest?.functionality ?? "VALIDATION" },
    input.validationCode,
  )
  await services.storage.transaction(async (work) => {
    await verifyByCode(work, services.ports, "validationCode", matched)
    // A code from a mail, entered in a signed-in session, proves that the customer owns the account's address.
    if (input.type !== "SMS" && principal.kind !== "guest") await verifyEmail(work, own.ownerId, own.contact, now)
  })
}

/** Verifies a telephone number and saves it in the account. A guest's verification is kept for the registration. */
export const validatePhone = async (
  services: SandboxServices,
  { principal, store }: CartScope,
  input: ValidationInput,
): Promise<void> => {
  const { phone, code, functionality = "VALIDATION" } = input
  if (phone === undefined || input.type !== "SMS") throw missing("phone")
  if (code === undefined) throw missing("code")
  await requireOriginalEmail(services, principal.userId, input.originalEmail)
  await checkCaptcha(services, store.id, input)
  const userId = Number(principal.userId)
  const matched = await matchCode(services, "code", { ownerId: userId, contact: phone, functionality }, code)
  if (principal.kind === "guest")
    return services.storage.transaction((work) => verifyByCode(work, services.ports, "code", matched))
  await rejectTakenLoginId(() =>
    services.storage.transaction(async (work) => {
      await lockRunning(work, principal)
      await consumeCode(work, "code", matched)
      await ensureProfile(work.db, services.ports, userId)
      await work.db.updateTable("profile").set({ phone, is_phone_proven: true }).where("user_id", "=", userId).execute()
      if (functionality === "PHONE_LOGON")
        await work.db.updateTable("customer").set({ phone_logon: phone }).where("user_id", "=", userId).execute()
    }),
  )
}

/** Sets a first e-mail address as login ID, verified by its code. */
export const setEmailLogon = async (
  services: SandboxServices,
  { principal, store, now }: CartScope,
  input: Schemas["EmailLogonInput"],
): Promise<void> => {
  requireSame("emailConfirm", input.email, input.emailConfirm)
  await checkCaptcha(services, store.id, input)
  const email = loginIdText(input.email)
  const userId = Number(principal.userId)
  const matched = await matchCode(
    services,
    "code",
    { ownerId: userId, contact: email, functionality: "EMAIL_LOGON" },
    input.code,
  )
  await rejectTakenLoginId(() =>
    services.storage.transaction(async (work) => {
      await lockRunning(work, principal)
      await consumeCode(work, "code", matched)
      const set = await work.db
        .updateTable("customer")
        .set({ email, email_verified_at: now })
        .where("user_id", "=", userId)
        .where("email", "is", null)
        .executeTakeFirst()
      if (set.numUpdatedRows === 0n)
        throw refused("_ERR_EMAIL_LOGON_EXISTS", "This account has an e-mail address already.")
    }),
  )
}

/**
 * Changes the e-mail address, authorised by the password or by a code sent to the new address. The old address is
 * notified.
 */
export const updateEmail = async (
  services: SandboxServices,
  scope: CartScope,
  input: Schemas["EmailChange"],
): Promise<void> => {
  const { principal, store, language, now } = scope
  requireSame("newEmailConfirm", input.newEmail, input.newEmailConfirm)
  await checkCaptcha(services, store.id, input)
  const email = loginIdText(input.newEmail)
  const userId = Number(principal.userId)
  if (input.code === undefined || input.password !== undefined) {
    const hash = await requirePassword(services, principal.userId, "password", input.password)
    if (hash === null && input.code === undefined) throw invalidCode("code")
  }
  const matched: MatchedCode | undefined =
    input.code === undefined
      ? undefined
      : await matchCode(
          services,
          "code",
          { ownerId: userId, contact: email, functionality: "UPDATE_EMAIL" },
          input.code,
        )
  await rejectTakenLoginId(() =>
    services.storage.transaction(async (work) => {
      await lockRunning(work, principal)
      if (matched !== undefined) await consumeCode(work, "code", matched)
      const before = await work.db
        .selectFrom("customer")
        .select("email")
        .where("user_id", "=", userId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      // The password alone does not prove ownership of the new address (F183).
      if (email !== before.email)
        await work.db
          .updateTable("customer")
          .set({ email, email_verified_at: null })
          .where("user_id", "=", userId)
          .execute()
      if (matched !== undefined) await verifyEmail(work, userId, email, now)
      if (input.newPrimaryAddressId !== undefined)
        await setPrimaryAddress(work.db, services, scope, input.newPrimaryAddressId)
      if (before.email !== null && before.email !== email) {
        await sendMessage(work.db, {
          purpose: "accountNotice",
          storeId: store.id,
          channel: "mail",
          recipient: before.email,
          ...accountTexts(language.tag).mail("account.emailChanged"),
          now,
        })
      }
    }),
  )
}

const setPrimaryAddress = async (
  db: Parameters<typeof ensureProfile>[0],
  { ports }: SandboxServices,
  { principal, store }: CartScope,
  addressId: string,
): Promise<void> => {
  const userId = Number(principal.userId)
  const own = await db
    .selectFrom("address")
    .select("address_id")
    .where("address_id", "=", Number(addressId))
    .where("user_id", "=", userId)
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  if (own === undefined) {
    const message = "There is no such address of this shopper."
    throw notAcceptable("_ERR_ADDRESS_NOT_VALID", message, [{ field: "newPrimaryAddressId", rule: "unknown", message }])
  }
  await ensureProfile(db, ports, userId)
  await db.updateTable("profile").set({ primary_address_id: own.address_id }).where("user_id", "=", userId).execute()
}

/**
 * Removes the telephone number as login ID. Fails with 404 without one, with 409 when it is the only sign-in method.
 */
export const deletePhoneLogon = async ({ storage }: SandboxServices, userId: number): Promise<void> =>
  storage.transaction(async ({ db }) => {
    const customer = await db
      .selectFrom("customer")
      .select("phone_logon")
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (customer.phone_logon === null) throw notFound("Nobody logs in to this account by telephone.")
    await db.updateTable("customer").set({ phone_logon: null }).where("user_id", "=", userId).execute()
    await requireOtherSignInMethod(db, userId)
  })

const UNIQUE_VIOLATION = "23505"

/** The database decides a race for a login ID: the loser gets 409. */
const rejectTakenLoginId = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw loginIdTaken()
    throw error
  }
}
