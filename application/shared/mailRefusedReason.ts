import { requiresCaptcha } from "./requiresCaptcha.ts"
import type { BackendError } from "./BackendError.ts"

/**
 * Why the backend sent no email: a `captcha` is required, the item is `inStock`, `tooMany` were sent, the item is
 * `gone`; `failed` is any other error.
 */
export const MAIL_REFUSED_REASONS = ["captcha", "inStock", "tooMany", "gone", "failed"] as const
export type MailRefusedReason = (typeof MAIL_REFUSED_REASONS)[number]

/** Returns why a call that sends an email was refused. */
export function mailRefusedReason(error: Pick<BackendError, "reason">): MailRefusedReason {
  const { reason } = error
  if (requiresCaptcha(error)) return "captcha"
  if (reason._tag === "NotFound") return "gone"
  if (reason._tag !== "Rejected") return "failed"
  if (reason.key === "_ERR_IN_STOCK") return "inStock"
  return reason.key === "_ERR_TOO_MANY_MESSAGES" ? "tooMany" : "failed"
}
