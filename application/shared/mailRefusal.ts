import { asksForCaptcha } from "./asksForCaptcha.ts"
import type { BackendError } from "./BackendError.ts"

/**
 * Why the shop wrote no mail: `captcha` is to be solved first, `inStock` can be bought now, `tooMany` were sent, `gone`
 * is no longer there; `failed` says nothing of the mail.
 */
export const MAIL_REFUSALS = ["captcha", "inStock", "tooMany", "gone", "failed"] as const
export type MailRefusal = (typeof MAIL_REFUSALS)[number]

/** Why a call that makes the shop write a mail was refused. */
export function mailRefusal(error: Pick<BackendError, "reason">): MailRefusal {
  const { reason } = error
  if (asksForCaptcha(error)) return "captcha"
  if (reason._tag === "NotFound") return "gone"
  if (reason._tag !== "Rejected") return "failed"
  if (reason.key === "_ERR_IN_STOCK") return "inStock"
  return reason.key === "_ERR_TOO_MANY_MESSAGES" ? "tooMany" : "failed"
}
