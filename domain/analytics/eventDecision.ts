import type { ConsentDecision, GroupDecision } from "../consent/ConsentDecision.ts"
import type { OptionalGroup } from "../consent/ConsentGroup.ts"
import { GROUP_CODES, OPTIONAL_GROUPS } from "../consent/ConsentGroup.ts"
import type { AnalyticsTopic } from "../store/StoreOffice.ts"

/**
 * Returns whether an event may be sent: one of the topics that contain it needs a group that the visitor allows
 * (S9.13). An event of no topic belongs to analytics.
 */
export function eventDecision(
  name: string,
  topics: readonly AnalyticsTopic[],
  decision: ConsentDecision,
): GroupDecision {
  const groups = OPTIONAL_GROUPS.filter((group) =>
    topics.some(({ cookieGroup, events }) => cookieGroup === GROUP_CODES[group] && events.includes(name)),
  )
  const needed: readonly OptionalGroup[] = groups.length === 0 ? ["analytics"] : groups
  const decisions = needed.map((group) => decision[group])
  return decisions.includes("granted") ? "granted" : decisions.includes("unknown") ? "unknown" : "denied"
}
