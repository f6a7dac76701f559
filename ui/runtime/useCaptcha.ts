import type { ReactNode } from "react"
import { useState } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CaptchaProblem, CaptchaSlot } from "./CaptchaSlot.ts"

/** The captcha of a form: asked for by the answer to a try, good for one, and gone with the try that is taken (F107). */
export interface FormCaptcha {
  /** What the next try carries; nothing while none is solved. */
  readonly solved: SolvedCaptcha | undefined
  /** Its field, where one is asked for. */
  readonly field: (slot: CaptchaSlot) => ReactNode
  /** Tells what became of a try: it was taken, it was refused for something else, or it asked for a captcha. */
  readonly tried: (outcome: "taken" | "refused" | "asked") => void
}

/** `isKnown` where it is known before the first try that a captcha is asked for. */
export function useCaptcha(isKnown = false): FormCaptcha {
  const [solved, setSolved] = useState<SolvedCaptcha>()
  const [{ round, problem }, setAsked] = useState<{ readonly round: number; readonly problem?: CaptchaProblem }>({ round: isKnown ? 1 : 0 })
  return {
    solved,
    field: (slot) => round > 0 && slot(round, setSolved, problem),
    tried: (outcome) => {
      setSolved(undefined)
      setAsked((asked) => {
        if (outcome === "asked") return { round: asked.round + 1, problem: solved === undefined ? "required" : "wrong" }
        return { round: outcome === "taken" || asked.round === 0 ? 0 : asked.round + 1 }
      })
    },
  }
}
