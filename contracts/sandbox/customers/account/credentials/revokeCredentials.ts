import { eraseTeens } from "../../teens/eraseTeens.ts"
import { endSessionsOf } from "../../session/Sessions.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"

/**
 * Ends access that may be in other hands after a forgotten password: sessions, pending codes and links, and recognised
 * callers.
 */
export const revokeAccess = async ({ db }: UnitOfWork, userId: number, now: number): Promise<void> => {
  await endSessionsOf(db, userId, now)
  await db.deleteFrom("validation_code").where("owner_id", "=", userId).execute()
  await db.deleteFrom("access_link").where("user_id", "=", userId).execute()
  await db.deleteFrom("known_caller").where("user_id", "=", userId).execute()
}

/**
 * Removes every sign-in method and every link to an account from before its address was verified: the account may have
 * been registered by a person who does not own the address (F183). Removed are provider identities, passkeys,
 * telephone numbers, sponsors and sponsored teens, push devices and payment tokens. The customer's row must be locked.
 * Returns whether there were any.
 */
export const revokeUnprovenCredentials = async (work: UnitOfWork, userId: number, now: number): Promise<boolean> => {
  const { db } = work
  const linked = await db.deleteFrom("social_identity").where("user_id", "=", userId).executeTakeFirst()
  const passkeys = await db.deleteFrom("passkey").where("user_id", "=", userId).executeTakeFirst()
  const phone = await db
    .selectFrom("customer")
    .select("phone_logon")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow()
  await db.updateTable("customer").set({ phone_logon: null }).where("user_id", "=", userId).execute()
  const profile = await db
    .selectFrom("profile")
    .select(["phone", "contact_method"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  await db
    .updateTable("profile")
    .set({ phone: null, is_phone_proven: false, contact_method: profile?.contact_method === "EMAIL" ? "EMAIL" : null })
    .where("user_id", "=", userId)
    .execute()
  await eraseTeens(work, { userId, email: null, continueNewsletter: true, now })
  const deletedDevices = await db.deleteFrom("push_device").where("user_id", "=", userId).executeTakeFirst()
  await db.deleteFrom("qr_payment_token").where("user_id", "=", userId).execute()
  return (
    linked.numDeletedRows > 0n ||
    passkeys.numDeletedRows > 0n ||
    phone.phone_logon !== null ||
    (profile?.phone ?? null) !== null ||
    deletedDevices.numDeletedRows > 0n
  )
}
