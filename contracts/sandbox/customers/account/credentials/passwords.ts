import type { components } from "../../../../generated/account.d.ts"
import { checkCaptcha } from "../../../captcha/checkCaptcha.ts"
import type { CartScope } from "../../../cart/CartScope.ts"
import { notAcceptable, refused } from "../../../platform/http/Refused.ts"
import { sendMessage } from "../../../platform/outbox/sendMessage.ts"
import { countTry, clearTries, type TryLimit } from "../../session/countTry.ts"
import { hashPassword, passwordMatches } from "../../session/passwords.ts"
import { endSessionsOf } from "../../session/Sessions.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import { accountTexts } from "../accountTexts.ts"
import { requireSame, requireSecure } from "./validatePassword.ts"
import { lockRunning } from "../../session/lockRunning.ts"

type Schemas = components["schemas"]

/** Ten wrong passwords in an open session block further tries for fifteen minutes. */
const REAUTHENTICATION_TRIES: TryLimit = {
  what: "password asked again",
  tries: 10,
  windowMs: 3_600_000,
  pauseMs: 900_000,
}

const incorrectPassword = (field: string, rule: string, message: string) =>
  notAcceptable("_ERR_OLD_PASSWORD", message, [{ field, rule, message }])

/**
 * Checks the password that a user has entered again. Returns its hash, or null for a user without a password. Fails
 * with 422 `_ERR_OLD_PASSWORD` for a missing or wrong password, with 429 after too many tries.
 */
export const requirePassword = async (
  services: SandboxServices,
  userId: string,
  field: string,
  password: string | undefined,
): Promise<string | null> => {
  const { password_hash } = await services.storage.db
    .selectFrom("customer")
    .select("password_hash")
    .where("user_id", "=", Number(userId))
    .executeTakeFirstOrThrow()
  if (password_hash === null) return null
  if (password === undefined) throw incorrectPassword(field, "required", `${field} is required.`)
  await countTry(services, REAUTHENTICATION_TRIES, userId)
  if (!(await passwordMatches(services.ports, password, password_hash)))
    throw incorrectPassword(field, "credentials", `${field} is not right.`)
  await clearTries(services, REAUTHENTICATION_TRIES, userId)
  return password_hash
}

/** Changes the password. All other sessions of the user end. */
export const changePassword = async (
  services: SandboxServices,
  scope: CartScope,
  input: Schemas["PasswordChange"],
): Promise<void> => {
  requireSame("newPasswordConfirm", input.newPassword, input.newPasswordConfirm)
  requireSecure("newPassword", input.newPassword)
  await checkCaptcha(services, scope.store.id, input)
  const before = await requirePassword(services, scope.principal.userId, "oldPassword", input.oldPassword)
  const isChanged = await writePassword(services, scope, before, input.newPassword)
  if (!isChanged)
    throw refused("_ERR_PASSWORD_CHANGED", "The password was changed by somebody else at the same moment.")
}

/** Sets a first password for an account that was created without one. */
export const setPasswordLogon = async (
  services: SandboxServices,
  scope: CartScope,
  input: Schemas["PasswordLogonInput"],
): Promise<void> => {
  requireSame("passwordConfirm", input.password, input.passwordConfirm)
  requireSecure("password", input.password)
  await checkCaptcha(services, scope.store.id, input)
  const isSet = await writePassword(services, scope, null, input.password)
  if (!isSet) throw refused("_ERR_PASSWORD_LOGON_EXISTS", "This account has a password already.")
}

/** Writes a password unless it has changed in the meantime. Ends the other sessions and notifies the user. */
const writePassword = async (
  { storage, ports }: SandboxServices,
  { principal, store, language, now }: CartScope,
  before: string | null,
  password: string,
): Promise<boolean> => {
  const password_hash = await hashPassword(ports, password)
  return storage.transaction(async (work) => {
    const { db } = work
    await lockRunning(work, principal)
    const written = await db
      .updateTable("customer")
      .set({ password_hash })
      .where("user_id", "=", Number(principal.userId))
      .where("password_hash", before === null ? "is" : "=", before)
      .returning("email")
      .executeTakeFirst()
    if (written === undefined) return false
    await endSessionsOf(db, Number(principal.userId), now, principal.sessionId)
    if (written.email !== null)
      await sendMessage(db, {
        purpose: "accountNotice",
        storeId: store.id,
        channel: "mail",
        recipient: written.email,
        ...accountTexts(language.tag).mail("account.passwordChanged"),
        now,
      })
    return true
  })
}
