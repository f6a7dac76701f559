import { requiresCaptcha } from "./requiresCaptcha.ts"
import type { BackendError } from "./BackendError.ts"

/**
 * Why the shop wrote no mail: `captcha` is to be solved first, `inStock` can be bought now, `tooMany` were sent, `gone`
 * is no longer there; `failed` says nothing of the mail.
 */
export const MAIL_REFUSED_REASONS = ["captcha", "inStock", "tooMany", "gone", "failed"] as const
export type MailRefusedReason = (typeof MAIL_REFUSED_REASONS)[number]

/** Why a call that makes the shop write a mail was refused. */
export function mailRefusedReason(error: Pick<BackendError, "reason">): MailRefusedReason {
  const { reason } = error
  if (requiresCaptcha(error)) return "captcha"
  if (reason._tag === "NotFound") return "gone"
  if (reason._tag !== "Rejected") return "failed"
  if (reason.key === "_ERR_IN_STOCK") return "inStock"
  return reason.key === "_ERR_TOO_MANY_MESSAGES" ? "tooMany" : "failed"
}
