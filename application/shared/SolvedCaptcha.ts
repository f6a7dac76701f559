/** Answer to a native captcha: the text in its image, or the answer to its question. */
export interface CaptchaAnswer {
  readonly id: string
  readonly value: string
}

/** The solved captcha of a call: the answer to a native captcha, or the response of the store's captcha service. */
export type SolvedCaptcha = CaptchaAnswer | { readonly response: string }
