import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"

/** A call that was refused because it had no captcha, and that has no form of its own to prompt for one. */
export interface CaptchaPromptRequest {
  /** The operationId in the contract. */
  readonly operation: string
  /** 0 for the first prompt, plus one for each wrong captcha. */
  readonly round: number
  /** Aborted when the call is interrupted. */
  readonly signal: AbortSignal
}

/**
 * Prompts the user for a captcha, which is valid for one attempt (F119). Returns `undefined` when the user gives up, or
 * when this call cannot prompt.
 */
export type PromptForCaptcha = (question: CaptchaPromptRequest) => Promise<SolvedCaptcha | undefined>
