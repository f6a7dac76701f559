import type { StoreLanguage } from "../catalog/StoreData.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import type { UserKind } from "../session/Principal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { accountMail, withSignInLink } from "./accountTexts.ts"
import { removedCredentials } from "./accessTexts.ts"
import { revokeAccess, revokeUnprovenCredentials } from "./revokeCredentials.ts"
import { signInAddress } from "./signInAddress.ts"

/** Who has proved to own an account, and how. */
export interface Owner {
  readonly userId: number
  /** What was proved: the account's e-mail address, or its telephone number. */
  readonly proved: "email" | "phone"
}

/** An account that was just opened by its owner. */
export interface RecoveredAccount {
  readonly userId: number
  readonly kind: UserKind
}

/**
 * Writes the password of an owner who could not log in. Every session ends; where the e-mail address is proved with it
 * for the first time, so does every other way in from before (F183). The owner is told by mail.
 */
export const writeNewPassword = async (
  work: UnitOfWork,
  services: SandboxServices,
  {
    storeId,
    language,
    owner: { userId, proved },
    passwordHash,
  }: {
    readonly storeId: string
    readonly language: StoreLanguage
    readonly owner: Owner
    readonly passwordHash: string
  },
): Promise<RecoveredAccount> => {
  const { db } = work
  const now = services.ports.now()
  const { email, kind, email_verified_at } = await db
    .selectFrom("customer")
    .select(["email", "kind", "email_verified_at"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isFirstProof = proved === "email" && email_verified_at === null
  await revokeAccess(work, userId, now)
  const hasRemoved = isFirstProof && (await revokeUnprovenCredentials(work, userId, now))
  await db
    .updateTable("customer")
    .set({ password_hash: passwordHash, ...(isFirstProof ? { email_verified_at: now } : {}) })
    .where("user_id", "=", userId)
    .execute()
  if (email !== null) {
    const { subject, text } = accountMail(language.code, "passwordChanged")
    const letter = { subject, text: hasRemoved ? `${text}\n\n${removedCredentials(language.code)}` : text }
    await sendMessage(db, {
      purpose: "passwordReset",
      storeId,
      channel: "mail",
      recipient: email,
      ...withSignInLink(letter, await signInAddress(db, services, storeId, language, email)),
      now,
    })
  }
  return { userId, kind }
}
