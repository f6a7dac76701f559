import type { ConsentChoice } from "./ConsentChoice.ts"
import type { OptionalGroup } from "./ConsentGroup.ts"
import type { ConsentRegime, ConsentStore } from "./ConsentRegime.ts"
import { consentRegime, hasBanner, policyVersion } from "./ConsentRegime.ts"

/** `unknown`: nothing may be stored or sent yet; events can wait in memory for the choice. */
export type GroupDecision = "granted" | "denied" | "unknown"

/** The decision on each group. */
export type ConsentDecision = Readonly<Record<OptionalGroup, GroupDecision>>

/** What decides: the visitor's choice, and Do Not Track or Global Privacy Control (R18). */
export interface ConsentInput {
  readonly choice: ConsentChoice | undefined
  readonly hasPrivacySignal: boolean
}

const BEFORE_CHOICE: Readonly<Record<ConsentRegime, ConsentDecision>> = {
  "opt-in": { analytics: "unknown", personalization: "unknown" },
  objection: { analytics: "granted", personalization: "unknown" },
  "opt-out": { analytics: "granted", personalization: "granted" },
  none: { analytics: "granted", personalization: "granted" },
}

/**
 * Returns the decision on each group in a store. A privacy signal denies every group in every regime (F163). A refusal
 * is valid for every version of the policy, an agreement only for the version that it was given for.
 */
export function decideConsent(
  store: Omit<ConsentStore, "brandId">,
  { choice, hasPrivacySignal }: ConsentInput,
): ConsentDecision {
  const before = BEFORE_CHOICE[consentRegime(store)]
  const isCurrent = choice?.version === policyVersion(store.configuration)
  const decide = (group: OptionalGroup): GroupDecision => {
    if (hasPrivacySignal || choice?.groups[group] === false) return "denied"
    return choice !== undefined && isCurrent ? "granted" : before[group]
  }
  return { analytics: decide("analytics"), personalization: decide("personalization") }
}

/** Whether the visitor is to be asked. */
export function asksForConsent(store: Omit<ConsentStore, "brandId">, input: ConsentInput): boolean {
  return hasBanner(consentRegime(store)) && Object.values(decideConsent(store, input)).includes("unknown")
}
