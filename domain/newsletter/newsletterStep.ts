/** Outcome of a newsletter email link. `unknown`: the link is invalid or expired. */
export const NEWSLETTER_OUTCOMES = ["subscribed", "unsubscribed", "unknown"] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

/**
 * Step of the newsletter page: signing up, the email with the confirmation link (`requested`), confirming or
 * unsubscribing by that link, or the outcome.
 */
export type NewsletterStep = "subscribe" | "requested" | "confirm" | "unsubscribe" | NewsletterOutcome

/**
 * Returns the step named by the page's address. Parameters of an email link come first; an incomplete link or an
 * unfamiliar outcome is `unknown` (R20: unreadable parameters are ignored). Without any of them the page is the sign-up
 * form, to which links and QR codes lead.
 */
export function newsletterStep({ email, hash, leave, outcome }: Readonly<Record<string, string>>): NewsletterStep {
  if (email !== undefined && hash !== undefined) return leave === undefined ? "confirm" : "unsubscribe"
  if (email === undefined && hash === undefined && outcome === undefined) return "subscribe"
  return NEWSLETTER_OUTCOMES.find((known) => known === outcome) ?? "unknown"
}
