import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import type { CaptchaFieldProps } from "../features/session/CaptchaField.tsx"
import type { CaptchaSlot } from "../runtime/CaptchaSlot.ts"

/** A captcha that is fetched when a call asks for one. */
function DeferredCaptcha(props: CaptchaFieldProps) {
  const [field, setField] = useState<{ readonly View: (props: CaptchaFieldProps) => ReactNode }>()
  useEffect(() => {
    import("../features/session/CaptchaField.tsx").then(
      ({ CaptchaField }) => setField({ View: CaptchaField }),
      () => undefined /* the form's next try asks for it again */,
    )
  }, [])
  return field === undefined ? null : <field.View {...props} />
}

/** For forms that are seldom asked for a captcha, in a place that has its words. */
export const deferredCaptcha: CaptchaSlot = (round, onSolved, problem) => (
  <DeferredCaptcha key={round} onSolved={onSolved} problem={problem} />
)
