import { join } from "node:path"
import { CAPTCHA_SERVICE_PATH, captchaService } from "../captcha/service/captchaService.ts"
import { serveFraudScript, FRAUD_PATH } from "../checkout/fraud/fraudScript.ts"
import { tmpdir } from "node:os"
import { readAdminKey } from "../admin-console/readAdminKey.ts"
import { SOCIAL_PATH, socialProvider } from "../customers/account/credentials/socialProvider.ts"
import { createAdminConsole } from "../admin-console/createAdminConsole.ts"
import { importedPictures } from "../platform/media/importedPictures.ts"
import { createMediaHandler } from "../platform/media/createMediaHandler.ts"
import { TRACKING_PATH } from "../order-documents/parcels.ts"
import { trackingPage } from "../orders/trackingPage.ts"
import { MAP_PROVIDER_PATH, serveMapProvider } from "../places/providers/serveMapProvider.ts"
import { servePolicy, POLICY_PATH } from "../other/policyPages.ts"
import { serveReference, REFERENCE_PATH } from "../platform/reference/serveReference.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { LOGIN_PAGES, isLoginPath } from "../customers/session/loginPaths.ts"
import { handleLoginRequest } from "../customers/sign-in/loginRoutes.ts"
import { newToken } from "../platform/ports/token.ts"
import type { World } from "../world/World.ts"

export interface SandboxOnlyOptions {
  readonly services: SandboxServices
  readonly world: () => World
  readonly dataDir?: string | undefined
  readonly adminKey?: string | undefined
}

/**
 * Routes of the sandbox beyond the contract: the sign-in form, the pictures and the admin console. The simulated
 * providers are in `providerRoutes`.
 */
export const sandboxOnlyRoutes = async ({ services, world, dataDir, adminKey }: SandboxOnlyOptions) => {
  const folder = join(dataDir ?? join(tmpdir(), `selvedge-sandbox-${process.pid}`), "media")
  const imported = importedPictures(join(folder, "imported"))
  const media = createMediaHandler({ world, folder, imported })
  const adminConsole = createAdminConsole(
    services,
    imported,
    adminKey ?? (dataDir === undefined ? undefined : await readAdminKey(services.ports, dataDir)),
  )
  return async (request: Request, url: URL): Promise<Response | undefined> => {
    const { pathname } = url
    if (pathname.startsWith("/media/")) return media(request, url)
    if (pathname === REFERENCE_PATH || pathname.startsWith(`${REFERENCE_PATH}/`)) return serveReference(request, url)
    if (pathname.startsWith(CAPTCHA_SERVICE_PATH)) return captchaService(services, request, url)
    if (pathname.startsWith(FRAUD_PATH)) return serveFraudScript(request, url)
    if (pathname.startsWith(MAP_PROVIDER_PATH)) return serveMapProvider(services, request, url)
    if (pathname.startsWith(SOCIAL_PATH)) return socialProvider(services, request, url)
    if (pathname.startsWith(POLICY_PATH)) return servePolicy(request, url, newToken(services.ports))
    if (pathname.startsWith(TRACKING_PATH)) return trackingPage(services, request, url)
    if (pathname === "/sandbox" || pathname.startsWith("/sandbox/")) return adminConsole(request, url)
    // The sign-in page itself is part of the contract; its form and further pages belong to the identity provider.
    if (isLoginPath(pathname) && (request.method === "POST" || pathname !== LOGIN_PAGES.signIn))
      return handleLoginRequest(services, request, url)
    return undefined
  }
}
