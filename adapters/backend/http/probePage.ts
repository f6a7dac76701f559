import type { QueueRefused } from "../../../domain/session/QueuedVisit.ts"
import { toQueueRefused } from "../../../domain/session/QueuedVisit.ts"

const TOO_MANY = 429

/**
 * Checks whether the shop accepts visitors again. Returns the new refusal, or `undefined` when the page can be
 * requested.
 */
export async function probePage(address: string, signal: AbortSignal): Promise<QueueRefused | undefined> {
  try {
    const { status, headers } = await fetch(address, { method: "HEAD", cache: "no-store", signal })
    return status === TOO_MANY ? toQueueRefused(headers.get("retry-after"), headers.get("queue-position")) : undefined
  } catch {
    return toQueueRefused(null, null) // A network error counts as a refusal, so that the page tries again.
  }
}
