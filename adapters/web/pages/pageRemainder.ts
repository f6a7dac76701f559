import { createHash } from "node:crypto"
import type { PageContent, PageData } from "../../../application/navigation/PageData.ts"
import { REMAINDER_PARAMETER, remainderOf } from "../../../ui/app/PageOutline.ts"
import { acceptedEncoding } from "../compression/acceptedEncoding.ts"
import type { Remainder } from "./PageCopy.ts"
import { encodedCopy } from "./PageCopy.ts"
import type { ServedPage } from "./RenderedPages.ts"

/** Characters of a remainder's digest: 48 bits tell the versions of one page apart. */
const DIGEST_LENGTH = 8

/** Separates the digest of a requested remainder from the address of its page. */
export function requestedRemainder(pathAndQuery: string): { readonly digest?: string; readonly pathAndQuery: string } {
  const [path = "", ...query] = pathAndQuery.split("?")
  const parameters = new URLSearchParams(query.join("?"))
  const digest = parameters.get(REMAINDER_PARAMETER)
  if (digest === null) return { pathAndQuery }
  parameters.delete(REMAINDER_PARAMETER)
  return { digest, pathAndQuery: parameters.size === 0 ? path : `${path}?${parameters.toString()}` }
}

/** The data that the document of a page is to lack, as JSON. */
export function remainderFor(page: PageData): Remainder | undefined {
  const data = remainderOf(page)
  if (data === undefined) return undefined
  const shop = { ...data, content: withoutReadTime(data.content) }
  const digest = createHash("sha256").update(JSON.stringify(shop)).digest("base64url").slice(0, DIGEST_LENGTH)
  return { digest, json: JSON.stringify({ digest, ...data }) }
}

/** The time at which a product was read is no change of the shop: its page would be replaced instead of hydrated. */
function withoutReadTime(content: PageContent): PageContent {
  return content.content === "product" ? { ...content, product: { ...content.product, readAt: 0 } } : content
}

/**
 * Returns the data that a page's document lacks. A document may be older than the page: the digest in the data tells
 * it. Only data of the requested digest may be stored, since it never changes.
 */
export async function remainderResponse(
  page: ServedPage,
  digest: string,
  accepted: string | readonly string[] | undefined,
): Promise<Response> {
  if (page.copy === undefined) await page.body.cancel()
  const remainder = page.copy === undefined ? page.remainder : page.copy.remainder
  if (remainder === undefined) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } })
  const isCompressed = "brotli" in remainder
  const encoding = isCompressed && typeof accepted === "string" ? acceptedEncoding(accepted) : undefined
  return new Response(isCompressed ? await encodedCopy(remainder, encoding) : remainder.json, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      vary: "accept-encoding",
      "cache-control": remainder.digest === digest ? "public, max-age=86400, immutable" : "no-store",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    },
  })
}
