import type { Refusal } from "../../../domain/session/WaitingVisit.ts"
import { refusalOf } from "../../../domain/session/WaitingVisit.ts"

const TOO_MANY = 429

/**
 * Asks whether a page of the shop may be had by now: how it is refused once more, or nothing when it lets the shopper
 * in or has something else to say.
 */
export async function askForPage(address: string, signal: AbortSignal): Promise<Refusal | undefined> {
  try {
    const { status, headers } = await fetch(address, { method: "HEAD", cache: "no-store", signal })
    return status === TOO_MANY ? refusalOf(headers.get("retry-after"), headers.get("queue-position")) : undefined
  } catch {
    return refusalOf(null, null) // no answer: the connection may come back
  }
}
