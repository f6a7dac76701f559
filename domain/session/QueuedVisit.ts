import { WAITING_ROOM_RETRIES } from "./QueuePosition.ts"

/** A page that a shopper waits for, as a tab keeps it through reloads (specification, section 4: waiting room). */
export interface QueuedVisit {
  /** Path and query of the page. Kept where anything could write it: judged again before it is followed. */
  readonly target: string
  /** Which try comes next, from 1. One more than there are tries: the wait has ended. */
  readonly attempt: number
  /** When it comes, in milliseconds since 1970. */
  readonly retriesAt: number
  /** Shoppers in front, where the shop says so. */
  readonly position?: number
  /** What waited was to change something. */
  readonly isMutation?: true
}

/** How the shop refused the page. */
export interface QueueRefused {
  readonly retryAfterMillis: number
  readonly position?: number
}

const MIN_WAIT_SECONDS = 1
/** As long as a 429 may ask for (ruling R7). */
const MAX_WAIT_SECONDS = 300
/** Where no time is given that can be understood. */
const DEFAULT_WAIT_SECONDS = 5
/** Older than this a wait was for another crowd. */
const MAX_AGE_MILLIS = 600_000
const MAX_TARGET_LENGTH = 8_000

/** What a refused page says in its headers: seconds to wait (ruling R7), and how many are in front. */
export function toQueueRefused(retryAfter: string | null, position: string | null): QueueRefused {
  const seconds = /^[0-9]{1,9}$/.test(retryAfter ?? "") ? Number(retryAfter) : DEFAULT_WAIT_SECONDS
  const wait = Math.min(Math.max(seconds, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS)
  return {
    retryAfterMillis: wait * 1000,
    ...(/^[0-9]{1,9}$/.test(position ?? "") ? { position: Number(position) } : {}),
  }
}

/** The wait after a page was refused: one try further when it was waited for already, at its beginning otherwise. */
export function nextQueuedVisit(
  kept: QueuedVisit | undefined,
  target: string,
  { retryAfterMillis, position }: QueueRefused,
  now: number,
): QueuedVisit {
  const attempt = kept?.target === target ? Math.min(kept.attempt + 1, WAITING_ROOM_RETRIES + 1) : 1
  return { target, attempt, retriesAt: now + retryAfterMillis, ...(position === undefined ? {} : { position }) }
}

/** Whether all tries were in vain. */
export function hasGivenUp({ attempt }: QueuedVisit): boolean {
  return attempt > WAITING_ROOM_RETRIES
}

/**
 * The wait that a text tells of; nothing for junk, another version's words, and a wait that is long over (F27, F41).
 */
export function readQueuedVisit(text: string | undefined, now: number): QueuedVisit | undefined {
  const kept = parsed(text)
  if (
    typeof kept !== "object" ||
    kept === null ||
    !("target" in kept) ||
    !("attempt" in kept) ||
    !("retriesAt" in kept)
  )
    return undefined
  const { target, attempt, retriesAt } = kept
  if (typeof target !== "string" || !target.startsWith("/") || target.length > MAX_TARGET_LENGTH) return undefined
  if (!isCount(attempt) || attempt < 1 || attempt > WAITING_ROOM_RETRIES + 1) return undefined
  if (typeof retriesAt !== "number" || !(retriesAt > now - MAX_AGE_MILLIS) || retriesAt > now + MAX_WAIT_SECONDS * 1000)
    return undefined
  return {
    target,
    attempt,
    retriesAt,
    ...("position" in kept && isCount(kept.position) ? { position: kept.position } : {}),
    ...("isMutation" in kept && kept.isMutation === true ? { isMutation: true } : {}),
  }
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return undefined // junk is as good as nothing
  }
}
