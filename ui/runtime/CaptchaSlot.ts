import type { ReactNode } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"

/** Draws the captcha of a form where a call asked for one; `round` grows with each try, since a captcha is good for one. */
export type CaptchaSlot = (round: number, onSolved: (captcha: SolvedCaptcha | undefined) => void) => ReactNode
