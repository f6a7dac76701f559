import type { BackendError } from "./BackendError.ts"

/** The key by which a call asks for a captcha, or says that the one it carried was not solved. */
const CAPTCHA_KEY = "_ERR_CAPTCHA"

/** Whether a call is to be sent again with a captcha, and a new one where it carried one already. */
export function asksForCaptcha({ reason }: Pick<BackendError, "reason">): boolean {
  return reason._tag === "Rejected" && reason.key === CAPTCHA_KEY
}
