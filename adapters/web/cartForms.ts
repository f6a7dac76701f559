import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { isSku } from "../../domain/shared/Sku.ts"
import type { RequestCookies } from "./RequestCookies.ts"
import type { FormOutcome, Scope, ShopPrograms } from "./ShopPrograms.ts"

/** The forms of a page that work without script: what they are posted to, below a store's home. */
export type CartForm = "cart/items" | "cart/lines"

const MAX_FORM_BYTES = 16_384

/** Which form a path posts to, and the home address of its store. */
export function cartFormOf(path: string): { readonly form: CartForm; readonly home: string } | undefined {
  const match = /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)(cart\/items|cart\/lines)$/.exec(path)
  const [, home = "", form] = match ?? []
  return form === "cart/items" || form === "cart/lines" ? { form, home } : undefined
}

/**
 * Does what a cart form asks and sends the browser to the cart page, which says what was refused. The answer is a "see
 * other": a reload of the cart page posts nothing again.
 */
export async function submitCartForm(form: CartForm, request: Request, scope: Scope, cookies: RequestCookies, programs: ShopPrograms, addressOf: (page: PageAddress) => string | undefined): Promise<Response> {
  const fields = await readForm(request)
  const outcome = fields === undefined ? malformed() : await run(form, fields, scope, cookies, programs)
  const parameters = outcome.ok
    ? {}
    : { refused: outcome.refused, ...(outcome.parameter === undefined ? {} : { refusedParameter: outcome.parameter }) }
  const cartPage: PageAddress = { page: "ItxShopCartPage", storeId: scope.store.id, languageId: scope.language.id, catalogId: scope.catalogId, parameters }
  const to = (outcome.ok ? undefined : outcome.ledTo) ?? addressOf(cartPage) ?? "/"
  const headers = new Headers({ location: to, "cache-control": "no-store" })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 303, headers })
}

async function run(form: CartForm, fields: URLSearchParams, scope: Scope, cookies: RequestCookies, programs: ShopPrograms): Promise<FormOutcome> {
  const sku = fields.get("sku") ?? ""
  const quantity = Number(fields.get("quantity") ?? "1")
  if (sku === "") return { ok: false, refused: "SizeMissing" }
  if (!isSku(sku)) return malformed()
  if (form === "cart/lines") return programs.changeQuantity(scope, sku, quantity, cookies)
  const productId = fields.get("productId")
  const categoryId = fields.get("categoryId")
  const keptId = fields.get("keptId")
  return programs.addToCart(scope, { sku, quantity, ...(productId ? { productId } : {}), ...(categoryId ? { categoryId } : {}), ...(keptId ? { keptId } : {}) }, cookies)
}

function malformed(): FormOutcome {
  return { ok: false, refused: "Malformed" }
}

/** The fields of a posted form; nothing for what is none, or too long for one. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  if (!(request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) return undefined
  if (Number(request.headers.get("content-length") ?? "0") > MAX_FORM_BYTES) return undefined
  const text = await request.text()
  return text.length > MAX_FORM_BYTES ? undefined : new URLSearchParams(text)
}
