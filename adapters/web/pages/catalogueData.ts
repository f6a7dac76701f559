import type { CatalogueData } from "../../../application/navigation/CatalogueData.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { commonSecurityHeaders } from "../security/securityHeaders.ts"
import { PRIVATE_CACHE } from "./redirects.ts"

/** Returns the data with which another page of the shop shows this one (`CatalogueData`). */
export function catalogueData({ address, content }: PageData): ReadableStream<Uint8Array> {
  const data: CatalogueData = { address, content }
  return new Blob([JSON.stringify(data)]).stream()
}

/** Returns the headers in which such data differs from a page. */
export function catalogueDataHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return { "content-type": "application/json", ...commonSecurityHeaders(isHttps), "x-robots-tag": "noindex" }
}

/** Returns the response for data that only a document has: redirects, errors and personal pages. */
export function noCatalogueData(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": PRIVATE_CACHE } })
}
