/** The solved captcha that a call carries, where one was asked for. */
export interface SolvedCaptcha {
  readonly id: string
  readonly value: string
}
