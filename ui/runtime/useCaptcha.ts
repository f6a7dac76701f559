import type { ReactNode } from "react"
import { useState } from "react"
import { requiresCaptcha } from "../../application/shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandResult } from "./CommandResult.ts"

/** The reason for showing a captcha: the request carried none, or a wrong one. */
export type CaptchaRefusedReason = "required" | "wrong"

/** Renders the captcha of a form. `round` increments with each attempt, since a captcha is valid for one. */
export type CaptchaSlot = (
  round: number,
  onSolved: (captcha: SolvedCaptcha | undefined) => void,
  problem?: CaptchaRefusedReason,
) => ReactNode

/** The captcha of a form: required by a response, valid for one attempt, and removed after success (F107). */
export interface FormCaptcha {
  /** The captcha for the next request; `undefined` while none is solved. */
  readonly solved: SolvedCaptcha | undefined
  /** The captcha field, if one is required. */
  readonly field: (slot: CaptchaSlot) => ReactNode
  /**
   * Records the result of a request and returns whether it must be repeated with a captcha. `isCaptchaRequired`
   * overrides the check of the result's error.
   */
  readonly recordResult: (
    result: CommandResult<unknown, Parameters<typeof requiresCaptcha>[0]>,
    isCaptchaRequired?: boolean,
  ) => boolean
}

/** `isKnown` if a captcha is known to be required before the first attempt. */
export function useCaptcha(isKnown = false): FormCaptcha {
  const [solved, setSolved] = useState<SolvedCaptcha>()
  const [{ round, problem }, setAsked] = useState<{ readonly round: number; readonly problem?: CaptchaRefusedReason }>({
    round: isKnown ? 1 : 0,
  })
  return {
    solved,
    field: (slot) => round > 0 && slot(round, setSolved, problem),
    recordResult: (result, isCaptchaRequired = !result.ok && requiresCaptcha(result.error)) => {
      setSolved(undefined)
      setAsked((asked) => {
        if (isCaptchaRequired) return { round: asked.round + 1, problem: solved === undefined ? "required" : "wrong" }
        return { round: result.ok || asked.round === 0 ? 0 : asked.round + 1 }
      })
      return isCaptchaRequired
    },
  }
}
