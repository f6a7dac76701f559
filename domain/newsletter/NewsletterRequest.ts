import { isEmail } from "../shared/isEmail.ts"

/** A wish for the newsletter. */
export interface NewsletterRequest {
  readonly email: string
  /** All lists where none is named. */
  readonly lists?: readonly string[]
  /** Id of where it is asked for. */
  readonly origin?: string
  /** 1 privacy, 2 purchase conditions, 3 purchase conditions with usage, 4 wallet privacy. */
  readonly policies: readonly number[]
  /** Asked for in the account, for its own address. */
  readonly inAccount?: boolean
}

export interface NewsletterRequestRefusedReason {
  readonly field: "email" | "policies"
  readonly rule: "required" | "email"
}

const PRIVACY_POLICY = 1

/** Everything wrong with a wish: an address that is none, or the privacy policy not accepted. */
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
