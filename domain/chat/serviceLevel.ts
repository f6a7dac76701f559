import type { Workgroup } from "./Workgroup.ts"

/** How long a customer has waited, against the two limits of a workgroup. */
export type ServiceLevel = "good" | "warning" | "exceeded"

/** Compares seconds with a warning and a limit; a limit that the workgroup does not have is never reached. */
export function serviceLevel(seconds: number, warning = Infinity, exceeded = Infinity): ServiceLevel {
  if (seconds >= exceeded) return "exceeded"
  return seconds >= warning ? "warning" : "good"
}

/** The level of a customer who waits in the queue or for the acceptance of an offer. */
export function offerLevel(seconds: number, group: Workgroup | undefined): ServiceLevel {
  return serviceLevel(seconds, group?.slaOfferWarningTime, group?.slaOfferExceededTime)
}

/** The level of a customer who waits for a reply in a conversation. */
export function replyLevel(seconds: number, group: Workgroup | undefined): ServiceLevel {
  return serviceLevel(seconds, group?.slaChatWarningTime, group?.slaChatExceededTime)
}
