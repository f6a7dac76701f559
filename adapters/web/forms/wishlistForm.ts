import type { WishlistProduct } from "../../../application/wishlist/saveToWishlist.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { sameSitePath } from "../../../domain/shared/sameSitePath.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import { readForm } from "./cartForms.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"

/** Returns the store's home address when the path is the wishlist form's; otherwise `undefined`. */
export function wishlistFormHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)wishlist\/items$/.exec(path)?.[1]
}

/**
 * Saves a product to a registered customer's wishlist and redirects the browser to the wishlists. Scripts keep a
 * guest's lists on the device; without scripts a guest is redirected to the login page, with a return address. The
 * status is 303: a reload saves nothing again.
 */
export async function submitWishlistForm(
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  const fields = await readForm(request)
  const product = fields === undefined ? undefined : parseWishlistForm(fields)
  const outcome =
    product === undefined ? { kind: "refused" as const } : await programs.saveToWishlist(scope, product, cookies)
  const place = { storeId: scope.store.id, languageId: scope.language.id, catalogId: scope.catalogId }
  const lists: PageAddress = { ...place, page: "ItxWishlistPage", parameters: {} }
  const login: PageAddress = {
    ...place,
    page: "ItxLoginPage",
    parameters: { context: "wishlist", redirectUri: sameSitePath(fields?.get("returnTo") ?? "") ?? "" },
  }
  const to = outcome.kind === "redirectTo" ? outcome.address : addressOf(outcome.kind === "guest" ? login : lists)
  const headers = new Headers({ location: to ?? "/", "cache-control": "no-store" })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 303, headers })
}

function parseWishlistForm(fields: URLSearchParams): WishlistProduct | undefined {
  const productId = fields.get("productId") ?? ""
  const categoryId = fields.get("categoryId") ?? ""
  const sku = fields.get("sku") ?? ""
  if (!/^[0-9]{1,20}$/.test(productId)) return undefined
  return { productId, ...(/^[0-9]{1,20}$/.test(categoryId) ? { categoryId } : {}), ...(isSku(sku) ? { sku } : {}) }
}
