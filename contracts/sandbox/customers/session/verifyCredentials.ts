import { currentSource } from "../../platform/http/requestSource.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { notAcceptable } from "../../platform/http/Refused.ts"
import { countTry, clearTries, refundTry, type TryLimit } from "./countTry.ts"
import { recognizeCaller } from "./callerRecognition.ts"
import { loginIdText } from "./loginIdText.ts"
import { passwordMatches } from "./passwords.ts"
import type { UserKind } from "../../platform/storage/tables/SessionTables.ts"

const HOUR_MS = 3_600_000
const PAUSE_MS = 900_000

/** Wrong passwords for one login from one browser or network address. Others are not locked out (F185). */
const CREDENTIAL_TRIES: TryLimit = { what: "login", tries: 10, windowMs: HOUR_MS, pauseMs: PAUSE_MS }
/** Wrong passwords from one network address, for any login. */
const SOURCE_TRIES: TryLimit = { what: "login from", tries: 100, windowMs: HOUR_MS, pauseMs: PAUSE_MS }
/**
 * Wrong passwords for one login from all sources. Browsers and addresses that the account recognizes are neither
 * counted nor locked out.
 */
const ACCOUNT_TRIES: TryLimit = { what: "login of strangers", tries: 100, windowMs: HOUR_MS, pauseMs: PAUSE_MS }

/** The account of a correct login and password, and the password hash that matched. */
export interface VerifiedCredentials {
  readonly userId: number
  readonly kind: UserKind
  readonly passwordHash: string
}

/**
 * Returns the account of a login and password; undefined when they do not match. An unknown login takes as long, and is
 * counted the same. Fails with 429 after too many attempts.
 */
export const verifyCredentials = async (
  services: SandboxServices,
  typed: string,
  password: string,
  device: string | undefined,
): Promise<VerifiedCredentials | undefined> => {
  const logon = loginIdText(typed)
  const source = currentSource()
  const customer = await services.storage.db
    .selectFrom("customer")
    .select(["user_id", "kind", "password_hash"])
    .where(({ eb, or }) => or([eb("email", "=", logon), eb("phone_logon", "=", logon)]))
    .executeTakeFirst()
  const known = customer === undefined ? undefined : await recognizeCaller(services, customer.user_id, device)
  const pair = known === "device" ? `device ${device ?? ""} ${logon}` : `source ${source} ${logon}`
  await countTry(services, CREDENTIAL_TRIES, pair)
  if (source !== "" && known !== "device") await countTry(services, SOURCE_TRIES, source)
  if (known === undefined) await countTry(services, ACCOUNT_TRIES, logon)
  const hash = customer?.password_hash ?? null
  if (!(await passwordMatches(services.ports, password, hash)) || customer === undefined || hash === null)
    return undefined
  await clearTries(services, CREDENTIAL_TRIES, pair)
  if (source !== "" && known !== "device") await refundTry(services, SOURCE_TRIES, source)
  if (known === undefined) await refundTry(services, ACCOUNT_TRIES, logon)
  return { userId: customer.user_id, kind: customer.kind, passwordHash: hash }
}

/** Clears the failed attempts after the owner has authenticated, both for this source and for all. */
export const clearFailedPasswords = async (services: SandboxServices, typed: string): Promise<void> => {
  const logon = loginIdText(typed)
  await clearTries(services, CREDENTIAL_TRIES, `source ${currentSource()} ${logon}`)
  await clearTries(services, ACCOUNT_TRIES, logon)
}

/** 422: does not reveal which of the two is wrong. */
export const invalidCredentials = () => {
  const message = "Logon and password do not belong together."
  return notAcceptable("_ERR_LOGON_NOT_VALID", message, [{ field: "logon", rule: "credentials", message }])
}

/**
 * Locks the account until the transaction of its sign-in ends. Fails as for a wrong password where the password has
 * changed since it was checked: that change ended all sessions, and this one would be created after it (F183).
 */
export const requireSamePassword = async (
  { db }: UnitOfWork,
  { userId, passwordHash }: VerifiedCredentials,
): Promise<void> => {
  const same = await db
    .selectFrom("customer")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .executeTakeFirst()
  if (same === undefined) throw invalidCredentials()
}
