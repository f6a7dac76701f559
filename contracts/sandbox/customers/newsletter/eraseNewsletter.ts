import type { ErasureHook } from "../../platform/services/ErasureHook.ts"

/** Deletes the subscriptions of a deleted account, unless they are to continue; the consents are then anonymized. */
export const eraseNewsletter: ErasureHook = async ({ db }, { email, continueNewsletter }) => {
  if (email === null || continueNewsletter) return
  await db.deleteFrom("newsletter_subscription").where("email", "=", email).execute()
  await db.deleteFrom("newsletter_consent").where("email", "=", email).execute()
}
