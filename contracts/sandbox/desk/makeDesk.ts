import { createHash, timingSafeEqual } from "node:crypto"
import type { KnownStore } from "../catalog/Stores.ts"
import { readJsonBody } from "../http/readBody.ts"
import { forbidden, invalidField, notFound, Refusal } from "../http/Refusal.ts"
import { jsonResponse, NO_CACHE } from "../http/responses.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { refuseCrossSite } from "../session/refuseCrossSite.ts"
import { importProduct, refusalReason } from "./importProduct.ts"
import { readImportedProduct } from "./readImportedProduct.ts"

const MAX_DESK_BYTES = 8_388_608
const MAX_PRODUCTS = 500

export interface ImportResult {
  readonly handle: string
  readonly outcome: "created" | "changed" | "unchanged" | "refused"
  readonly productId?: string
  readonly reason?: string
}

/** The shop's desk: what its staff does, outside the contract (see README.md). Closed when there is no key. */
export const makeDesk = (services: SandboxServices, key: string | undefined) => async (request: Request, url: URL): Promise<Response> => {
  if (url.pathname !== "/sandbox/catalogue/products") throw notFound("There is nothing at this address.")
  if (request.method !== "POST") throw new Refusal(405, { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers POST." }, { allow: "POST" })
  refuseCrossSite(request, services.publicUrl)
  if (key === undefined || !sameText(request.headers.get("x-desk-key") ?? "", key)) throw forbidden("The header x-desk-key does not hold the key of this shop's desk.")
  const body = await readJsonBody(request, MAX_DESK_BYTES)
  const fields = new Map(typeof body === "object" && body !== null ? Object.entries(body) : [])
  const products: unknown = fields.get("products")
  if (!Array.isArray(products) || products.length > MAX_PRODUCTS) throw invalidField("products", "type", `products must be a list of at most ${MAX_PRODUCTS}.`)
  const store = await services.stores.require(String(fields.get("storeId")))
  const results: ImportResult[] = []
  for (const product of products) results.push(await importOne(services, store, product))
  return jsonResponse(200, JSON.stringify({ storeId: store.id, results }), NO_CACHE)
}

const importOne = async (services: SandboxServices, store: KnownStore, value: unknown): Promise<ImportResult> => {
  const handle = typeof value === "object" && value !== null && "handle" in value ? String(value.handle) : ""
  try {
    return { handle, ...(await importProduct(services, store, readImportedProduct(value))) }
  } catch (error) {
    const reason = refusalReason(error)
    if (reason === undefined) throw error
    return { handle, outcome: "refused", reason }
  }
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()
const sameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
