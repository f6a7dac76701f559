import { isEmail } from "../shared/isEmail.ts"

/** Lists of the newsletter that a reader can choose. */
export const NEWSLETTER_LISTS = ["women", "men", "kids", "home"] as const
export type NewsletterList = (typeof NEWSLETTER_LISTS)[number]

/** A newsletter subscription request. */
export interface NewsletterRequest {
  readonly email: string
  /** All lists when absent. */
  readonly lists?: readonly string[]
  /** ID of the form's location. */
  readonly origin?: string
  /** 1 privacy, 2 purchase conditions, 3 purchase conditions with usage, 4 wallet privacy. */
  readonly policies: readonly number[]
  /** Whether it was requested in the account, for its own address. */
  readonly inAccount?: boolean
}

export interface NewsletterRequestRefusedReason {
  readonly field: "email" | "policies"
  readonly rule: "required" | "email"
}

/** Type 1 of the policies (S3.5). */
export const PRIVACY_POLICY = 1

/** Validates a request: the address, and the accepted privacy policy. */
export function validateNewsletterRequest({
  email,
  policies,
}: NewsletterRequest): readonly NewsletterRequestRefusedReason[] {
  return [
    ...(email.trim() === "" ? [{ field: "email", rule: "required" } as const] : []),
    ...(email.trim() !== "" && !isEmail(email.trim()) ? [{ field: "email", rule: "email" } as const] : []),
    ...(policies.includes(PRIVACY_POLICY) ? [] : [{ field: "policies", rule: "required" } as const]),
  ]
}
