import type { KnownStore } from "../catalog/Stores.ts"
import { readJsonBody } from "../http/readBody.ts"
import { forbidden, invalidField, Refusal } from "../http/Refusal.ts"
import { jsonResponse, NO_CACHE } from "../http/responses.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { refuseCrossSite } from "../session/refuseCrossSite.ts"
import type { DeskAccess } from "./deskAccess.ts"
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

/** Takes a merchant's catalogue: only with the key itself, never with a browser's cookie. */
export const importCatalogue = async (services: SandboxServices, access: DeskAccess | undefined, request: Request): Promise<Response> => {
  if (request.method !== "POST") throw new Refusal(405, { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers POST." }, { allow: "POST" })
  refuseCrossSite(request, services.publicUrl)
  if (access?.isKey(request.headers.get("x-desk-key") ?? "") !== true) throw forbidden("The header x-desk-key does not hold the key of this shop's desk.")
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
