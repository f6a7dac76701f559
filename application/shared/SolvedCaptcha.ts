/** What a shopper read in a native captcha, or answered to its question. */
export interface CaptchaAnswer {
  readonly id: string
  readonly value: string
}

/**
 * The solved captcha that a call carries, where one was asked for: what was read, or the answer of the store's captcha
 * service.
 */
export type SolvedCaptcha = CaptchaAnswer | { readonly response: string }
