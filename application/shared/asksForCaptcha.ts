/** The key by which a call asks for a captcha, or says that the one it carried was not solved. */
const CAPTCHA_KEY = "_ERR_CAPTCHA"

/** Any error, of which only a `BackendError` has a `reason` of this kind. */
interface Failure {
  readonly _tag: string
  readonly reason?: { readonly _tag: string; readonly key?: string }
}

/** Whether a call is to be sent again with a captcha, and a new one where it carried one already. */
export function asksForCaptcha({ _tag, reason }: Failure): boolean {
  return _tag === "BackendError" && reason?._tag === "Rejected" && reason.key === CAPTCHA_KEY
}
