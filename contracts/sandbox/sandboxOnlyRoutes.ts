import { join } from "node:path"
import { CAPTCHA_SERVICE_PATH, captchaService } from "./captcha/service/captchaService.ts"
import { answerFraudScript, FRAUD_PATH } from "./checkout/fraud/fraudScript.ts"
import { tmpdir } from "node:os"
import { readDeskKey } from "./desk/deskKey.ts"
import { SOCIAL_PATH, socialProvider } from "./account/socialProvider.ts"
import { makeDesk } from "./desk/makeDesk.ts"
import { importedPictures } from "./media/importedPictures.ts"
import { makeMedia } from "./media/makeMedia.ts"
import { answerPolicy, POLICY_PATH } from "./other/policyPages.ts"
import { answerReference, REFERENCE_PATH } from "./reference/answerReference.ts"
import type { SandboxServices } from "./SandboxServices.ts"
import { LOGIN_PAGES, isLoginPath } from "./sign-in/loginPaths.ts"
import { answerLogin } from "./sign-in/loginRoutes.ts"
import { newToken } from "./ports/token.ts"
import type { World } from "./world/World.ts"

export interface SandboxOnlyOptions {
  readonly services: SandboxServices
  readonly world: () => World
  readonly dataDir?: string | undefined
  readonly deskKey?: string | undefined
}

/**
 * What the sandbox answers besides the contract: the sign-in form, the pictures and the shop's desk; the simulated
 * providers are `providerRoutes`.
 */
export const sandboxOnlyRoutes = async ({ services, world, dataDir, deskKey }: SandboxOnlyOptions) => {
  const folder = join(dataDir ?? join(tmpdir(), `selvedge-sandbox-${process.pid}`), "media")
  const imported = importedPictures(join(folder, "imported"))
  const media = makeMedia({ world, folder, imported })
  const desk = makeDesk(
    services,
    imported,
    deskKey ?? (dataDir === undefined ? undefined : await readDeskKey(services.ports, dataDir)),
  )
  return async (request: Request, url: URL): Promise<Response | undefined> => {
    if (url.pathname.startsWith("/media/")) return media(request, url)
    if (url.pathname === REFERENCE_PATH || url.pathname.startsWith(`${REFERENCE_PATH}/`))
      return answerReference(request, url)
    if (url.pathname.startsWith(CAPTCHA_SERVICE_PATH)) return captchaService(services, request, url)
    if (url.pathname.startsWith(FRAUD_PATH)) return answerFraudScript(request, url)
    if (url.pathname.startsWith(SOCIAL_PATH)) return socialProvider(services, request, url)
    if (url.pathname.startsWith(POLICY_PATH)) return answerPolicy(request, url, newToken(services.ports))
    if (url.pathname === "/sandbox" || url.pathname.startsWith("/sandbox/")) return desk(request, url)
    // The sign-in page itself is the contract's; its form and the pages beside it are the identity provider's own.
    if (isLoginPath(url.pathname) && (request.method === "POST" || url.pathname !== LOGIN_PAGES.signIn))
      return answerLogin(services, request, url)
    return undefined
  }
}
