import { pageNavigator } from "../../adapters/composition/browserDevices.ts"
import { scriptLoader } from "../../adapters/composition/browserScripts.ts"
import { httpCaptchaGateway } from "../../adapters/backend/catalog/HttpCaptchaGateway.ts"
import { openCaptcha } from "../../application/catalog/openCaptcha.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type CaptchaCommands = ReturnType<typeof captchaCommands>

/** Captchas for requests that were refused with `_ERR_CAPTCHA`. */
export function captchaCommands(base: Pick<CommandBase, "services">) {
  const run = runWith(base, pageNavigator, scriptLoader, httpCaptchaGateway)
  return {
    /** With `isOwn` the shop's own image, even if a service is configured. */
    open: (wish?: { readonly isOwn?: boolean }) => run(openCaptcha(wish)),
  }
}
