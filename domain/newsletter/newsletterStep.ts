/** What became of an answer to the newsletter's mail. `unknown`: its link is not good, or no longer. */
export const NEWSLETTER_OUTCOMES = ["subscribed", "unsubscribed", "unknown"] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

/** What the newsletter's page is opened for: to answer a mail one way or the other, or to show what came of it. */
export type NewsletterStep = "confirm" | "unsubscribe" | NewsletterOutcome

/**
 * The step that an address of the page names. What a mail's link holds comes first; a link that lost a part of it on
 * the way, and an address that names nothing, is `unknown` (ruling R20: what cannot be read is ignored).
 */
export function newsletterStep({ email, hash, leave, outcome }: Readonly<Record<string, string>>): NewsletterStep {
  if (email !== undefined && hash !== undefined) return leave === undefined ? "confirm" : "unsubscribe"
  return NEWSLETTER_OUTCOMES.find((known) => known === outcome) ?? "unknown"
}
