/** Outcome of a restock alert. `unknown`: it does not exist, or no longer. */
export const RESTOCK_ALERT_OUTCOMES = ["pending", "active", "done", "left", "unknown"] as const
export type RestockAlertOutcome = (typeof RESTOCK_ALERT_OUTCOMES)[number]

/** Step of the restock alert page: the request form, confirming or cancelling by email link, or the outcome. */
export type RestockAlertStep = "ask" | "confirm" | "leave" | RestockAlertOutcome

/**
 * Returns the step named by the page's address. Parameters of an email link come first; an incomplete link or an
 * address without a step is `unknown` (R20: unreadable parameters are ignored).
 */
export function restockAlertStep({
  email,
  hash,
  leave,
  outcome,
  mfname,
}: Readonly<Record<string, string>>): RestockAlertStep {
  if (email !== undefined && hash !== undefined) return leave === undefined ? "confirm" : "leave"
  return (
    RESTOCK_ALERT_OUTCOMES.find((known) => known === outcome) ??
    (mfname !== undefined && email === undefined && hash === undefined ? "ask" : "unknown")
  )
}
