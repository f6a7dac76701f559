import { openCaptcha } from "../../../application/catalog/openCaptcha.ts"
import { browserCaptcha } from "../../../adapters/composition/browserCaptcha.ts"
import type { CaptchaCommands } from "../../runtime/AccountCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CartCore } from "./openCart.ts"

const runners = new WeakMap<CartCore, CaptchaCommands["openCaptcha"]>()

/** The part of the core that knows captchas; fetched when the first is asked for. One for a core: a script is loaded once. */
export function captchasOf(core: CartCore): CaptchaCommands["openCaptcha"] {
  const known = runners.get(core)
  if (known !== undefined) return known
  const run = programRunner(browserCaptcha(core.root).context)
  const open: CaptchaCommands["openCaptcha"] = (wish) => run(openCaptcha(wish))
  runners.set(core, open)
  return open
}
