import type { UnitOfWork } from "../../../platform/storage/Storage.ts"

/** Marks the account's address as verified by the signed-in user. Does nothing for another address. */
export const verifyEmail = async ({ db }: UnitOfWork, userId: number, email: string, now: number): Promise<void> => {
  await db
    .updateTable("customer")
    .set({ email_verified_at: now })
    .where("user_id", "=", userId)
    .where("email", "=", email)
    .where("email_verified_at", "is", null)
    .execute()
}
