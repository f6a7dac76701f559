/** The key by which a call asks for a captcha, or says that the one it carried was not solved. */
const CAPTCHA_KEY = "_ERR_CAPTCHA"

/** Any error; of those that have a reason, only a `BackendError` can be `Rejected`. */
interface MaybeBackendError {
  readonly _tag?: string
  readonly reason?: { readonly _tag: string; readonly key?: string }
}

/** Whether a call is to be sent again with a captcha, and a new one where it carried one already. */
export function requiresCaptcha({ reason }: MaybeBackendError): boolean {
  return reason?._tag === "Rejected" && reason.key === CAPTCHA_KEY
}
