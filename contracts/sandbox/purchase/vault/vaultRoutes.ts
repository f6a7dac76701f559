import { readJsonBody } from "../../platform/http/readBody.ts"
import { invalidField, notFound, Refused } from "../../platform/http/Refused.ts"
import { jsonResponse, NO_CACHE } from "../../platform/http/responses.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { isShopOrigin } from "../../platform/http/isShopOrigin.ts"
import { countTry, type TryLimit } from "../../customers/session/countTry.ts"
import { refuseCrossSite } from "../../customers/session/refuseCrossSite.ts"
import { validateCardFormat } from "./validateCardFormat.ts"
import { sealCard } from "./sealedCards.ts"
import { readTypedCard } from "./TypedCard.ts"
import { vaultPage } from "./vaultPage.ts"

/** Path of the simulated vault. */
export const VAULT_PATH = "/sandbox/vault"
const MAX_BODY_BYTES = 4_096
/** Against card testing. */
const SEAL_LIMIT: TryLimit = { what: "vault seal", tries: 600, windowMs: 60_000, pauseMs: 60_000 }

/** Whether a path belongs to the simulated vault. */
export const isVaultPath = (pathname: string): boolean =>
  pathname === VAULT_PATH || pathname.startsWith(`${VAULT_PATH}/`)

/**
 * The simulated vault, outside the contract (see README.md): the page for a frame of the shop, and the call with which
 * its script tokenizes a card. It sets no cookies, and stores of a card only the fields of `VaultTables`.
 */
export const handleVaultRequest = async (services: SandboxServices, request: Request, url: URL): Promise<Response> => {
  if (url.pathname === VAULT_PATH) {
    if (request.method !== "GET" && request.method !== "HEAD") throw notTaken("GET")
    return vaultPage({
      shop: shopOriginOf(services, url),
      kind: url.searchParams.get("kind") === "code" ? "code" : "card",
      nonce: newToken(services.ports),
    })
  }
  if (url.pathname !== `${VAULT_PATH}/cards`) throw notFound("The vault has nothing at this address.")
  if (request.method !== "POST") throw notTaken("POST")
  refuseCrossSite(request, services.providers.url())
  const typed = readTypedCard(await readJsonBody(request, MAX_BODY_BYTES))
  await countTry(services, SEAL_LIMIT, "cards")
  const slips = validateCardFormat(typed, services.ports.now())
  return slips.length > 0
    ? jsonResponse(422, JSON.stringify({ slips }), NO_CACHE)
    : jsonResponse(201, JSON.stringify(await sealCard(services, typed)), NO_CACHE)
}

/** Returns the origin that may embed the frame, the only one it exchanges messages with. */
const shopOriginOf = ({ providers }: SandboxServices, url: URL): string => {
  const origin = url.searchParams.get("shop") ?? ""
  if (!isShopOrigin(origin, providers.shopOrigins(), url.origin))
    throw invalidField("shop", "origin", "shop must be the origin of the shop that this vault serves.")
  return origin
}

const notTaken = (method: string): Refused =>
  new Refused(
    405,
    { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: `This address answers ${method}.` },
    { allow: method },
  )
