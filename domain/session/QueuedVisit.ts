import { WAITING_ROOM_RETRIES } from "./QueuePosition.ts"

/** A page that a customer waits for, stored per tab across reloads (S4.16: waiting room). */
export interface QueuedVisit {
  /** Path and query of the page. Stored in a writable place, so it is validated again before it is followed. */
  readonly target: string
  /** Number of the next attempt, from 1. One above the maximum: the wait has ended. */
  readonly attempt: number
  /** Time of the next attempt, in milliseconds since 1970. */
  readonly retriesAt: number
  /** Number of customers ahead, when known. */
  readonly position?: number
  /** The queued call is a change. */
  readonly isMutation?: true
}

/** The store's refusal of a page. */
export interface QueueRefused {
  readonly retryAfterMillis: number
  readonly position?: number
}

const MIN_WAIT_SECONDS = 1
/** Maximum wait of a 429 (R7). */
const MAX_WAIT_SECONDS = 300
/** Default for a missing or invalid time. */
const DEFAULT_WAIT_SECONDS = 5
/** Maximum age of a stored wait, in milliseconds. */
const MAX_AGE_MILLIS = 600_000
const MAX_TARGET_LENGTH = 8_000

/** Parses the headers of a refused page: seconds to wait (R7), and the number of customers ahead. */
export function toQueueRefused(retryAfter: string | null, position: string | null): QueueRefused {
  const seconds = /^[0-9]{1,9}$/.test(retryAfter ?? "") ? Number(retryAfter) : DEFAULT_WAIT_SECONDS
  const wait = Math.min(Math.max(seconds, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS)
  return {
    retryAfterMillis: wait * 1000,
    ...(/^[0-9]{1,9}$/.test(position ?? "") ? { position: Number(position) } : {}),
  }
}

/** Returns the wait after a refusal: the next attempt of the same page, or the first of another. */
export function nextQueuedVisit(
  stored: QueuedVisit | undefined,
  target: string,
  { retryAfterMillis, position }: QueueRefused,
  now: number,
): QueuedVisit {
  const attempt = stored?.target === target ? Math.min(stored.attempt + 1, WAITING_ROOM_RETRIES + 1) : 1
  return { target, attempt, retriesAt: now + retryAfterMillis, ...(position === undefined ? {} : { position }) }
}

/** Whether all attempts have failed. */
export function hasGivenUp({ attempt }: QueuedVisit): boolean {
  return attempt > WAITING_ROOM_RETRIES
}

/** Parses a stored wait; returns nothing for invalid data, another version's format, and an expired wait (F27, F41). */
export function readQueuedVisit(text: string | undefined, now: number): QueuedVisit | undefined {
  const stored = parsed(text)
  if (
    typeof stored !== "object" ||
    stored === null ||
    !("target" in stored) ||
    !("attempt" in stored) ||
    !("retriesAt" in stored)
  )
    return undefined
  const { target, attempt, retriesAt } = stored
  if (typeof target !== "string" || !target.startsWith("/") || target.length > MAX_TARGET_LENGTH) return undefined
  if (!isCount(attempt) || attempt < 1 || attempt > WAITING_ROOM_RETRIES + 1) return undefined
  if (typeof retriesAt !== "number" || !(retriesAt > now - MAX_AGE_MILLIS) || retriesAt > now + MAX_WAIT_SECONDS * 1000)
    return undefined
  return {
    target,
    attempt,
    retriesAt,
    ...("position" in stored && isCount(stored.position) ? { position: stored.position } : {}),
    ...("isMutation" in stored && stored.isMutation === true ? { isMutation: true } : {}),
  }
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return undefined // invalid data counts as absent
  }
}
