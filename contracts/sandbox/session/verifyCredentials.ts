import { currentSource } from "../http/requestSource.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { notAcceptable } from "../http/Refusal.ts"
import { countTry, clearTries, refundTry, type TryLimit } from "./countTry.ts"
import { recognizeCaller } from "./callerRecognition.ts"
import { logonText } from "./logonText.ts"
import { passwordMatches } from "./passwords.ts"
import type { UserKind } from "./Principal.ts"

const HOUR_MS = 3_600_000
const PAUSE_MS = 900_000

/** Wrong passwords at one logon from one browser or network address. Others are not held up by it (F185). */
const CREDENTIAL_TRIES: TryLimit = { what: "login", tries: 10, windowMs: HOUR_MS, pauseMs: PAUSE_MS }
/** Wrong passwords from one network address, at whatever logons. */
const SOURCE_TRIES: TryLimit = { what: "login from", tries: 100, windowMs: HOUR_MS, pauseMs: PAUSE_MS }
/**
 * Wrong passwords at one logon from everywhere. Browsers and addresses that the account knows are not counted, and not
 * held up.
 */
const ACCOUNT_TRIES: TryLimit = { what: "login of strangers", tries: 100, windowMs: HOUR_MS, pauseMs: PAUSE_MS }

/** Whose logon and password were right, and the hash they were right by. */
export interface VerifiedCredentials {
  readonly userId: number
  readonly kind: UserKind
  readonly passwordHash: string
}

/**
 * Whose logon and password these are; undefined when they do not belong together. A logon that does not exist takes as
 * long, and is counted as one that does. Fails with 429 after too many tries.
 */
export const verifyCredentials = async (
  services: SandboxServices,
  typed: string,
  password: string,
  device: string | undefined,
): Promise<VerifiedCredentials | undefined> => {
  const logon = logonText(typed)
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
  if (!(await passwordMatches(password, hash)) || customer === undefined || hash === null) return undefined
  await clearTries(services, CREDENTIAL_TRIES, pair)
  if (source !== "" && known !== "device") await refundTry(services, SOURCE_TRIES, source)
  if (known === undefined) await refundTry(services, ACCOUNT_TRIES, logon)
  return { userId: customer.user_id, kind: customer.kind, passwordHash: hash }
}

/** After the owner has proved to be there: wrong passwords from here and from everywhere are forgotten. */
export const clearFailedPasswords = async (services: SandboxServices, typed: string): Promise<void> => {
  const logon = logonText(typed)
  await clearTries(services, CREDENTIAL_TRIES, `source ${currentSource()} ${logon}`)
  await clearTries(services, ACCOUNT_TRIES, logon)
}

/** 422: never says which of the two is wrong. */
export const invalidCredentials = () => {
  const message = "Logon and password do not belong together."
  return notAcceptable("_ERR_LOGON_NOT_VALID", message, [{ field: "logon", rule: "credentials", message }])
}

/**
 * Holds the account until the transaction of its login ends, and fails as a wrong password does where it has changed
 * since it was checked: whoever changed it ended all sessions, and this one would come after (F183).
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
