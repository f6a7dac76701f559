import type { ResolvedStore } from "../../stores/Stores.ts"
import { readJsonBody } from "../../platform/http/readBody.ts"
import { requireStorable, storable, textProblems } from "../../platform/http/textProblems.ts"
import { forbidden, invalidField, notFound, Refused } from "../../platform/http/Refused.ts"
import { jsonResponse, NO_CACHE } from "../../platform/http/responses.ts"
import type { ImportedPictures } from "../../platform/media/importedPictures.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { refuseCrossSite } from "../../customers/session/refuseCrossSite.ts"
import type { AdminConsoleAccess } from "../adminConsoleAccess.ts"
import { hideImported, listImported } from "./importedProducts.ts"
import { importProduct, importRefusedReason, previewProduct } from "./importProduct.ts"
import { listRuns, readImportRun } from "./importRuns.ts"
import { readImportSource } from "./importSource.ts"
import { storePicture } from "./storePicture.ts"
import { readImportedProduct } from "./readImportedProduct.ts"
import type { ImportContext, HolderReport } from "./skuHolders.ts"
import { undoImport } from "./undoImport.ts"

/** Path prefix of catalogue imports. */
export const CATALOGUE_PATH = "/sandbox/catalogue/"
const PICTURES = "pictures/"
const MAX_CONSOLE_BYTES = 8_388_608
const MAX_PRODUCTS = 500
const MAX_REPLACED = 5000

export interface ImportResult extends HolderReport {
  readonly handle: string
  readonly outcome: "created" | "changed" | "unchanged" | "refused"
  readonly productId?: string
  readonly reason?: string
  /** Of a refused product: the products of earlier imports that have its SKUs. */
  readonly ownedBy?: readonly string[]
}

type Fields = ReadonlyMap<string, unknown>

/** Imports a merchant's catalogue. Requires the key itself; a browser's cookie is refused. */
export const importCatalogue = async (
  services: SandboxServices,
  pictures: ImportedPictures,
  access: AdminConsoleAccess | undefined,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (request.method !== "POST")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "Method not allowed. Use POST." },
      { allow: "POST" },
    )
  refuseCrossSite(request, services.publicUrl)
  if (access?.isKey(request.headers.get("x-admin-key")) !== true)
    throw forbidden("The x-admin-key header does not contain the admin key.")
  const what = url.pathname.slice(CATALOGUE_PATH.length)
  if (what.startsWith(PICTURES)) return storePicture(pictures, what.slice(PICTURES.length), request)
  const body = await readJsonBody(request, MAX_CONSOLE_BYTES, "unchecked")
  const fields: Fields = new Map(typeof body === "object" && body !== null ? Object.entries(body) : [])
  // A product with an unstorable text is refused alone; the other products of the call are imported.
  requireStorable(Object.fromEntries([...fields].filter(([name]) => name !== "products")))
  const store = await services.stores.require(String(fields.get("storeId")))
  return jsonResponse(200, JSON.stringify(await importResponse(services, store, what, fields)), NO_CACHE)
}

const importResponse = async (
  services: SandboxServices,
  store: ResolvedStore,
  what: string,
  fields: Fields,
): Promise<unknown> => {
  const source = readImportSource(fields.get("source"))
  const run = readImportRun(fields.get("run"))
  switch (what) {
    case "products":
      return {
        storeId: store.id,
        results: await importAll(services, store, { source, ...(run === undefined ? {} : { run }) }, fields),
      }
    case "imported":
      return listImported(services, store, source, fields.get("after"))
    case "hidden":
      return hideImported(services, store, { source, ...(run === undefined ? {} : { run }) }, fields.get("handles"))
    case "imports":
      return listRuns(services, store)
    case "undo":
      return undoImport(services, store, String(fields.get("importId")), fields.get("dryRun") === true)
    default:
      throw notFound("Page not found.")
  }
}

const importAll = async (
  services: SandboxServices,
  store: ResolvedStore,
  importContext: Omit<ImportContext, "replaced">,
  fields: Fields,
): Promise<readonly ImportResult[]> => {
  const [products, replaced = []] = [fields.get("products"), fields.get("replaced")]
  if (!Array.isArray(products) || products.length > MAX_PRODUCTS)
    throw invalidField("products", "type", `products must be a list of at most ${MAX_PRODUCTS}.`)
  if (
    !Array.isArray(replaced) ||
    replaced.length > MAX_REPLACED ||
    !replaced.every((handle) => typeof handle === "string")
  )
    throw invalidField("replaced", "type", `replaced must be a list of at most ${MAX_REPLACED} texts.`)
  const results: ImportResult[] = []
  for (const product of products)
    results.push(
      await importOne(services, store, product, fields.get("dryRun") === true, {
        ...importContext,
        replaced: new Set(replaced),
      }),
    )
  return results
}

const importOne = async (
  services: SandboxServices,
  store: ResolvedStore,
  value: unknown,
  isDryRun: boolean,
  importContext: ImportContext,
): Promise<ImportResult> => {
  const handle = typeof value === "object" && value !== null && "handle" in value ? storable(String(value.handle)) : ""
  const unstorable = textProblems(value)
  if (unstorable.length > 0)
    return { handle, outcome: "refused", reason: unstorable.map(({ message }) => message).join(" ") }
  try {
    const product = readImportedProduct(value)
    return { handle, ...(await (isDryRun ? previewProduct : importProduct)(services, store, product, importContext)) }
  } catch (error) {
    const refusedReason = importRefusedReason(error)
    if (refusedReason === undefined) throw error
    return { handle, outcome: "refused", ...refusedReason }
  }
}
