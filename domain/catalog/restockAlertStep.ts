/** What became of a wish to hear that a sku is back. `unknown`: there is none, or no longer. */
export const RESTOCK_ALERT_OUTCOMES = ["pending", "active", "done", "left", "unknown"] as const
export type RestockAlertOutcome = (typeof RESTOCK_ALERT_OUTCOMES)[number]

/**
 * What the page about such a wish is opened for: to ask, to answer the shop's mail one way or the other, or to hear
 * what came of it.
 */
export type RestockAlertStep = "ask" | "confirm" | "leave" | RestockAlertOutcome

/**
 * The step that an address of the page names. What a mail's link holds comes first; a link that lost a part of it on
 * the way, and an address that names nothing, is `unknown` (ruling R20: what cannot be read is ignored).
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
