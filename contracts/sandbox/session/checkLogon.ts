import type { SandboxServices } from "../SandboxServices.ts"
import { countTry, forgetTries, type TryLimit } from "./countTry.ts"
import { logonText } from "./logonText.ts"
import { passwordMatches } from "./passwords.ts"
import type { UserKind } from "./Principal.ts"

/** Ten wrong passwords at one logon, and a quarter of an hour nobody can try it. */
export const LOGIN_TRIES: TryLimit = { what: "login", tries: 10, windowMs: 3_600_000, pauseMs: 900_000 }

/**
 * Whose logon and password these are; undefined when they do not belong together. A logon that does not exist takes as
 * long, and is counted as one that does. Fails with 429 after too many tries.
 */
export const checkLogon = async (services: SandboxServices, typed: string, password: string): Promise<{ readonly userId: number; readonly kind: UserKind } | undefined> => {
  const logon = logonText(typed)
  await countTry(services, LOGIN_TRIES, logon)
  const customer = await services.storage.db
    .selectFrom("customer")
    .select(["user_id", "kind", "password_hash"])
    .where(({ eb, or }) => or([eb("email", "=", logon), eb("phone_logon", "=", logon)]))
    .executeTakeFirst()
  if (!(await passwordMatches(password, customer?.password_hash ?? null)) || customer === undefined) return undefined
  await forgetTries(services, LOGIN_TRIES, logon)
  return { userId: customer.user_id, kind: customer.kind }
}
