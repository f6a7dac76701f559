import type { ReactNode } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"

/** The reason for showing a captcha: the request carried none, or a wrong one. */
export type CaptchaRefusedReason = "required" | "wrong"

/** Renders the captcha of a form. `round` increments with each attempt, since a captcha is valid for one. */
export type CaptchaSlot = (
  round: number,
  onSolved: (captcha: SolvedCaptcha | undefined) => void,
  problem?: CaptchaRefusedReason,
) => ReactNode
