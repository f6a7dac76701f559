import { CaptchaGateway } from "../../application/catalog/CaptchaGateway.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { ScriptLoader } from "../../application/platform/ScriptLoader.ts"
import { httpCaptchaGateway } from "../backend/catalog/HttpCaptchaGateway.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { scriptTagLoader } from "../browser/ScriptTagLoader.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { constant } from "./PortBinding.ts"

/** Ports of captchas, in addition to the cart's. */
const captchaPorts = [PageNavigator, ScriptLoader, CaptchaGateway] as const

type CaptchaPorts = CartPorts | (typeof captchaPorts)[number]["Identifier"]

/** Adds the captcha's services to `browserRoot`. */
export function browserCaptcha(root: BrowserRoot): LinkedPorts<CaptchaPorts> {
  return linkPorts(
    captchaPorts,
    [
      adapterModule(
        constant(PageNavigator, browserNavigator()),
        constant(ScriptLoader, scriptTagLoader()),
        gateway(CaptchaGateway, httpCaptchaGateway),
      ),
    ],
    root,
  )
}
