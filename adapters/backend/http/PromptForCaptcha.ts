import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"

/** A call that was refused for want of a captcha, and has no form that could ask for one. */
export interface CaptchaPromptRequest {
  /** Name of the call in the contract. */
  readonly operation: string
  /** 0 at first; one more each time that the captcha before was not right. */
  readonly round: number
  /** Aborted when nobody waits for the call any more. */
  readonly signal: AbortSignal
}

/**
 * Asks whoever is there for a captcha, which is good for one try (F119); `undefined` when they give up, or nobody is to
 * be asked for this call.
 */
export type PromptForCaptcha = (question: CaptchaPromptRequest) => Promise<SolvedCaptcha | undefined>
