import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"

/** The captcha of a body as every document of the contract takes it: a pair, or one string. */
export interface CaptchaMembers {
  captchaId?: string
  captchaValue?: string
  captchaResponse?: string
}

/** The members of a body that carry a solved captcha; none where none was asked for. */
export function fromCaptcha(captcha: SolvedCaptcha | undefined): CaptchaMembers {
  if (captcha === undefined) return {}
  return "response" in captcha
    ? { captchaResponse: captcha.response }
    : { captchaId: captcha.id, captchaValue: captcha.value }
}
