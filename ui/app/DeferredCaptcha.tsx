import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import type { CaptchaFieldProps } from "../features/session/captcha/CaptchaField.tsx"
import type { CaptchaSlot } from "../runtime/CaptchaSlot.ts"

/** A captcha whose script is fetched when a call requires one. */
function DeferredCaptcha(props: CaptchaFieldProps) {
  const [field, setField] = useState<{ readonly View: (props: CaptchaFieldProps) => ReactNode }>()
  useEffect(() => {
    import("../features/session/captcha/CaptchaField.tsx").then(
      ({ CaptchaField }) => setField({ View: CaptchaField }),
      () => undefined /* the form's next attempt loads it again */,
    )
  }, [])
  return field === undefined ? null : <field.View {...props} />
}

/** For forms that rarely need a captcha, on pages that already have its texts. */
export const deferredCaptcha: CaptchaSlot = (round, onSolved, problem) => (
  <DeferredCaptcha key={round} onSolved={onSolved} problem={problem} />
)
