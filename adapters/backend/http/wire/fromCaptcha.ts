import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"

/** The captcha members of a request body, the same in every document of the contract: a pair, or one string. */
export interface CaptchaMembers {
  captchaId?: string
  captchaValue?: string
  captchaResponse?: string
}

/** Returns the members for a solved captcha; none without one. */
export function fromCaptcha(captcha: SolvedCaptcha | undefined): CaptchaMembers {
  if (captcha === undefined) return {}
  return "response" in captcha
    ? { captchaResponse: captcha.response }
    : { captchaId: captcha.id, captchaValue: captcha.value }
}
