import { notAcceptable } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { NewsletterTables } from "../../platform/storage/tables/NewsletterTables.ts"

/** Type 1 of the policies (S3.5). */
const PRIVACY_POLICY = 1

/** Refuses with 422 `_ERR_POLICY_NOT_ACCEPTED` a consent without the privacy policy. */
export const requirePrivacyPolicy = (field: string, policies: readonly number[]): void => {
  if (policies.includes(PRIVACY_POLICY)) return
  const message = "The privacy policy must be accepted."
  throw notAcceptable("_ERR_POLICY_NOT_ACCEPTED", message, [{ field, rule: "required", message }])
}

interface Consent {
  readonly storeId: string
  readonly email: string
  readonly act: NewsletterTables["newsletter_consent"]["act"]
  readonly policies: readonly number[]
  readonly origin: string | undefined
  readonly now: number
}

/** Stores decision, time and origin. */
export const recordConsent = async (
  { db }: UnitOfWork,
  { storeId, email, act, policies, origin, now }: Consent,
): Promise<void> => {
  await db
    .insertInto("newsletter_consent")
    .values({
      store_id: storeId,
      email,
      act,
      policies: JSON.stringify([...new Set(policies)]),
      origin: origin ?? null,
      said_at: now,
    })
    .execute()
}
