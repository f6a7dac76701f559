import { openCaptcha } from "../../../application/catalog/openCaptcha.ts"
import { browserCaptcha } from "../../../adapters/composition/browserCaptcha.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { CaptchaCommands } from "../../runtime/AccountCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"

const runners = new WeakMap<BrowserRoot, CaptchaCommands["openCaptcha"]>()

/** Loads the captcha module at the first call. One opener per page, so that the provider's script is loaded once. */
export function captchaOpener(root: BrowserRoot): CaptchaCommands["openCaptcha"] {
  const known = runners.get(root)
  if (known !== undefined) return known
  const run = programRunner(browserCaptcha(root).context)
  const open: CaptchaCommands["openCaptcha"] = (wish) => run(openCaptcha(wish))
  runners.set(root, open)
  return open
}
