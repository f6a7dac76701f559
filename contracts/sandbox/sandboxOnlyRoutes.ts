import { join } from "node:path"
import { answerBank, isBankPath } from "./checkout/bank/bankRoutes.ts"
import { tmpdir } from "node:os"
import { readDeskKey } from "./desk/deskKey.ts"
import { socialProvider } from "./account/socialProvider.ts"
import { makeDesk } from "./desk/makeDesk.ts"
import { makeMedia } from "./media/makeMedia.ts"
import { answerReference, REFERENCE_PATH } from "./reference/answerReference.ts"
import type { SandboxServices } from "./SandboxServices.ts"
import { completeLogin } from "./session/completeLogin.ts"
import type { World } from "./world/World.ts"

export interface SandboxOnlyOptions {
  readonly services: SandboxServices
  readonly world: () => World
  readonly dataDir?: string | undefined
  readonly deskKey?: string | undefined
}

/** What the sandbox answers besides the contract: the sign-in form, the pictures, the simulated bank and the shop's desk. */
export const sandboxOnlyRoutes = async ({ services, world, dataDir, deskKey }: SandboxOnlyOptions) => {
  const media = makeMedia({ world, folder: join(dataDir ?? join(tmpdir(), `selvedge-sandbox-${process.pid}`), "media") })
  const desk = makeDesk(services, deskKey ?? (dataDir === undefined ? undefined : await readDeskKey(services.ports, dataDir)))
  return async (request: Request, url: URL): Promise<Response | undefined> => {
    if (url.pathname.startsWith("/media/")) return media(request, url)
    if (url.pathname === REFERENCE_PATH || url.pathname.startsWith(`${REFERENCE_PATH}/`)) return answerReference(request, url)
    if (isBankPath(url.pathname)) return answerBank(services, request, url)
    if (url.pathname.startsWith("/sandbox/social/")) return socialProvider(services, request, url)
    if (url.pathname === "/sandbox" || url.pathname.startsWith("/sandbox/")) return desk(request, url)
    if (url.pathname === "/integration/oauth2/login" && request.method === "POST") return completeLogin(services, request)
    return undefined
  }
}
