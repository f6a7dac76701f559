import type { QueueRefused } from "../../../domain/session/QueuedVisit.ts"
import { toQueueRefused } from "../../../domain/session/QueuedVisit.ts"

const TOO_MANY = 429

/**
 * Asks whether a page of the shop may be had by now: how it is refused once more, or nothing when it lets the shopper
 * in or has something else to say.
 */
export async function probePage(address: string, signal: AbortSignal): Promise<QueueRefused | undefined> {
  try {
    const { status, headers } = await fetch(address, { method: "HEAD", cache: "no-store", signal })
    return status === TOO_MANY ? toQueueRefused(headers.get("retry-after"), headers.get("queue-position")) : undefined
  } catch {
    return toQueueRefused(null, null) // no answer: the connection may come back
  }
}
