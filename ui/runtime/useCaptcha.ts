import type { ReactNode } from "react"
import { useState } from "react"
import { requiresCaptcha } from "../../application/shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CaptchaRefusedReason, CaptchaSlot } from "./CaptchaSlot.ts"
import type { CommandResult } from "./CommandResult.ts"

/**
 * The captcha of a form: asked for by the answer to a try, good for one, and gone with the try that is taken (F107).
 */
export interface FormCaptcha {
  /** What the next try carries; nothing while none is solved. */
  readonly solved: SolvedCaptcha | undefined
  /** Its field, where one is asked for. */
  readonly field: (slot: CaptchaSlot) => ReactNode
  /**
   * Tells what became of a try, and answers whether it is to be made again with a captcha; `isCaptchaRequired` where a form knows
   * that otherwise than by the call's own refusal.
   */
  readonly tried: (
    result: CommandResult<unknown, Parameters<typeof requiresCaptcha>[0]>,
    isCaptchaRequired?: boolean,
  ) => boolean
}

/** `isKnown` where it is known before the first try that a captcha is asked for. */
export function useCaptcha(isKnown = false): FormCaptcha {
  const [solved, setSolved] = useState<SolvedCaptcha>()
  const [{ round, problem }, setAsked] = useState<{ readonly round: number; readonly problem?: CaptchaRefusedReason }>({
    round: isKnown ? 1 : 0,
  })
  return {
    solved,
    field: (slot) => round > 0 && slot(round, setSolved, problem),
    tried: (result, isCaptchaRequired = !result.ok && requiresCaptcha(result.error)) => {
      setSolved(undefined)
      setAsked((asked) => {
        if (isCaptchaRequired) return { round: asked.round + 1, problem: solved === undefined ? "required" : "wrong" }
        return { round: result.ok || asked.round === 0 ? 0 : asked.round + 1 }
      })
      return isCaptchaRequired
    },
  }
}
