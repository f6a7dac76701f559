import { lazyComponent } from "../runtime/lazyComponent.tsx"
import type { CaptchaSlot } from "../runtime/CaptchaSlot.ts"

const CaptchaField = lazyComponent(
  async () => (await import("../features/session/captcha/CaptchaField.tsx")).CaptchaField,
)

/** For forms that rarely need a captcha, on pages that already have its texts. The form's next try loads it again. */
export const deferredCaptcha: CaptchaSlot = (round, onSolved, problem) => (
  <CaptchaField key={round} of={{ onSolved, problem }} />
)
