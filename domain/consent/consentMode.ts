import type { ConsentDecision, GroupDecision } from "./ConsentDecision.ts"

/** The types of Google's Consent Mode v2. */
export type ConsentModeType =
  | "ad_storage"
  | "ad_user_data"
  | "ad_personalization"
  | "analytics_storage"
  | "functionality_storage"
  | "personalization_storage"
  | "security_storage"

export type ConsentMode = Readonly<Record<ConsentModeType, "granted" | "denied">>

/**
 * Returns the state for tag managers. Advertising belongs to personalization; an unknown decision counts as denied.
 * Send `DEFAULT_CONSENT_MODE` as `default` before any other command, then this as `update` after each decision.
 */
export function consentMode({ analytics, personalization }: ConsentDecision): ConsentMode {
  const mode = (decision: GroupDecision) => (decision === "granted" ? "granted" : "denied")
  return {
    ad_storage: mode(personalization),
    ad_user_data: mode(personalization),
    ad_personalization: mode(personalization),
    analytics_storage: mode(analytics),
    functionality_storage: "granted",
    personalization_storage: mode(personalization),
    security_storage: "granted",
  }
}

/** The state before the decision is read. */
export const DEFAULT_CONSENT_MODE: ConsentMode = consentMode({ analytics: "denied", personalization: "denied" })
