import type { UnitOfWork } from "../storage/Storage.ts"

/** Notes that the one who is signed in reads the mail of the account's address; of another address it says nothing. */
export const verifyEmail = async ({ db }: UnitOfWork, userId: number, email: string, now: number): Promise<void> => {
  await db
    .updateTable("customer")
    .set({ email_verified_at: now })
    .where("user_id", "=", userId)
    .where("email", "=", email)
    .where("email_verified_at", "is", null)
    .execute()
}
