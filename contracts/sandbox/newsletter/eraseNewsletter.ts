import type { ErasureHook } from "../account/ErasureHook.ts"

/**
 * A deleted account takes its subscriptions with it, unless they are to go on; of the consents nothing personal stays
 * then.
 */
export const eraseNewsletter: ErasureHook = async ({ db }, { email, continueNewsletter }) => {
  if (email === null || continueNewsletter) return
  await db.deleteFrom("newsletter_subscription").where("email", "=", email).execute()
  await db.deleteFrom("newsletter_consent").where("email", "=", email).execute()
}
