import { randomBytes } from "node:crypto"
import type { PageContent } from "../../../application/navigation/PageData.ts"
import { SCRIPT_POLICY } from "../../../application/platform/ScriptLoader.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { visitorLanguages } from "../../../domain/navigation/visitorLanguages.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { renderPage } from "../../../ui/app/entryServer.tsx"
import { PRIVATE_CACHE } from "./redirects.ts"
import { UNAVAILABLE_SECONDS } from "./pageHead.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import { pageSecurityHeaders } from "../security/securityHeaders.ts"

/** Inputs of a page that needs no backend. */
export interface ErrorPageOptions {
  readonly origin: string
  readonly cookies: RequestCookies
  readonly assets: BuiltAssets
  readonly sessionHolder: "server" | "page"
}

const UNKNOWN_PAGE: PageAddress = { page: "unknown", parameters: {} }

/**
 * Returns the response when a browser's form or page failed with a backend error: the shop's own page with status 503,
 * in the browser's preferred language. `undefined` for other requests and other errors.
 */
export async function errorPage(
  request: Request,
  error: unknown,
  { origin, cookies, assets, sessionHolder }: ErrorPageOptions,
): Promise<Response | undefined> {
  if (!(error instanceof BackendError) || request.headers.get("accept")?.includes("text/html") !== true)
    return undefined
  const nonce = randomBytes(16).toString("base64")
  const languages = visitorLanguages(UNKNOWN_PAGE, {
    cookie: cookies.get,
    stores: [],
    acceptLanguage: request.headers.get("accept-language"),
  })
  const content: PageContent = {
    content: "pageError",
    pageError: { pageError: "unavailable", errorKey: `${error.operation}.${error.reason._tag}` },
  }
  const body = await renderPage({
    data: { address: UNKNOWN_PAGE, content },
    nonce,
    assets,
    sessionHolder,
    languages,
    origin,
  })
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": PRIVATE_CACHE,
    "retry-after": String(UNAVAILABLE_SECONDS),
    ...pageSecurityHeaders({ nonce, trustedTypes: [SCRIPT_POLICY], hasSecretAddress: false, isHttps: cookies.isHttps }),
  })
  return new Response(body, { status: 503, headers })
}
