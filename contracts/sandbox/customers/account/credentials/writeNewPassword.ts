import type { StoreLanguage } from "../../../stores/StoreData.ts"
import { sendMessage } from "../../../platform/outbox/sendMessage.ts"
import type { UserKind } from "../../../platform/storage/tables/SessionTables.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"
import { accountTexts } from "../accountTexts.ts"
import { revokeAccess, revokeUnprovenCredentials } from "./revokeCredentials.ts"
import { signInAddress } from "./signInAddress.ts"
import { withSignInLink } from "./withSignInLink.ts"

/** The verified owner of an account. */
export interface Owner {
  readonly userId: number
  /** The verified contact: the account's e-mail address or its telephone number. */
  readonly proved: "email" | "phone"
}

/** An account that its owner has recovered. */
export interface RecoveredAccount {
  readonly userId: number
  readonly kind: UserKind
}

/**
 * Writes the password of an owner who could not sign in. Every session ends. If this verifies the e-mail address for
 * the first time, every earlier sign-in method is removed (F183). The owner is notified by mail.
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
    const texts = accountTexts(language.tag)
    const { subject, text } = texts.mail("account.passwordChanged")
    const letter = { subject, text: hasRemoved ? `${text}\n\n${texts("account.credentialsRemoved")}` : text }
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
