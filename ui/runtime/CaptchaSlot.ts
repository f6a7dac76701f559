import type { ReactNode } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"

/** Why a captcha is asked for once more, or at all: the try before it carried none, or one that was not right. */
export type CaptchaRefusedReason = "required" | "wrong"

/**
 * Draws the captcha of a form where a call asked for one; `round` grows with each try, since a captcha is good for one.
 */
export type CaptchaSlot = (
  round: number,
  onSolved: (captcha: SolvedCaptcha | undefined) => void,
  problem?: CaptchaRefusedReason,
) => ReactNode
