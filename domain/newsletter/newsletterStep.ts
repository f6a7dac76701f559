/** Outcome of a newsletter email link. `unknown`: the link is invalid or expired. */
export const NEWSLETTER_OUTCOMES = ["subscribed", "unsubscribed", "unknown"] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

/** Step of the newsletter page: confirming or unsubscribing by email link, or the outcome. */
export type NewsletterStep = "confirm" | "unsubscribe" | NewsletterOutcome

/**
 * Returns the step named by the page's address. Parameters of an email link come first; an incomplete link or an
 * address without a step is `unknown` (R20: unreadable parameters are ignored).
 */
export function newsletterStep({ email, hash, leave, outcome }: Readonly<Record<string, string>>): NewsletterStep {
  if (email !== undefined && hash !== undefined) return leave === undefined ? "confirm" : "unsubscribe"
  return NEWSLETTER_OUTCOMES.find((known) => known === outcome) ?? "unknown"
}
