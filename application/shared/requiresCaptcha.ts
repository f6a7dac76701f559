/** Error key of a call that requires a captcha, or whose captcha was not solved. */
const CAPTCHA_KEY = "_ERR_CAPTCHA"

/** Any error; of those that have a reason, only a `BackendError` can be `Rejected`. */
interface BackendErrorShape {
  readonly _tag?: string
  readonly reason?: { readonly _tag: string; readonly key?: string }
}

/** Whether a call must be retried with a captcha, or with a new one if it had one. */
export function requiresCaptcha({ reason }: BackendErrorShape): boolean {
  return reason?._tag === "Rejected" && reason.key === CAPTCHA_KEY
}
