import type { PageData } from "../../../application/navigation/PageData.ts"
import type { PageHead } from "./RenderedPages.ts"

/** Seconds until an unavailable page can be requested again. */
export const UNAVAILABLE_SECONDS = 10

/** Returns the status and headers of a page with its own content. */
export function headOf(data: PageData): PageHead {
  return {
    status: statusOf(data),
    ...retryHeadersOf(data),
    ...(data.isPartial === undefined ? {} : { isPartial: data.isPartial }),
  }
}

/** Returns the status of a page with its own content. */
export function statusOf({ content }: PageData): number {
  // A store without gift cards has no such page, but shows its own message.
  if (content.content === "giftCard" && content.giftCard.offer === undefined) return 404
  if (content.content === "waiting") return content.queueRefused === undefined ? 200 : 429
  if (content.content !== "pageError") return 200
  return content.pageError.pageError === "notFound" ? 404 : 503
}

/** Returns the retry headers of an unavailable page. */
function retryHeadersOf({ content }: PageData): Pick<PageHead, "retryAfter" | "position"> {
  if (content.content === "pageError")
    return content.pageError.pageError === "notFound" ? {} : { retryAfter: UNAVAILABLE_SECONDS }
  if (content.content !== "waiting" || content.queueRefused === undefined) return {}
  const { retryAfterMillis, position } = content.queueRefused
  return { retryAfter: Math.ceil(retryAfterMillis / 1000), ...(position === undefined ? {} : { position }) }
}
