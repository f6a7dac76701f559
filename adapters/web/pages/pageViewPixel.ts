import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { hasSecret } from "../../../domain/navigation/secretParameters.ts"
import { PAGE_VIEW_FILE } from "../../../domain/analytics/pageViewAddress.ts"
import { sameSitePath } from "../../../domain/shared/sameSitePath.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")

/**
 * Returns the path of the page that a browser without scripts shows: its `noscript` element loads a picture, with the
 * page in the query. Undefined for every other request.
 */
export function viewedPath(path: string, search: string): string | undefined {
  if (!new RegExp(`^/[0-9]{8}/(?:-?[0-9]{1,3}/)?${PAGE_VIEW_FILE}$`).test(path)) return undefined
  return sameSitePath(new URLSearchParams(search).get("page") ?? "") ?? "/"
}

/** Reports the page and answers with the picture, also when the page cannot be read. */
export async function pageViewPixel(
  page: PageAddress | undefined,
  scope: Scope | undefined,
  cookies: RequestCookies,
  programs: Pick<ShopPrograms, "reportPageView">,
): Promise<Response> {
  if (page !== undefined && scope !== undefined && !hasSecret(page))
    await programs.reportPageView(scope, page, cookies).catch((error: unknown) => console.error(error))
  const headers = new Headers({ "content-type": "image/gif", "cache-control": "no-store" })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(PIXEL, { headers })
}
