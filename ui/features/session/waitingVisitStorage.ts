import type { QueuedVisit } from "../../../domain/session/QueuedVisit.ts"
import { readQueuedVisit } from "../../../domain/session/QueuedVisit.ts"

const VISIT_KEY = "selvedge.waiting.v2"
const ROOM_KEY = "selvedge.waitingRoom.v1"

/** The moment, also over reloads; in milliseconds since 1970. */
export function moment(): number {
  return Math.round(performance.timeOrigin + performance.now())
}

/** What this tab waits for. */
export function readVisit(): QueuedVisit | undefined {
  return kept(VISIT_KEY)
}

/** Whether the wait is kept, so that a reload goes on with it. */
export function storeVisit(visit: QueuedVisit): boolean {
  return keep(VISIT_KEY, visit)
}

/** The wait of a call of this tab's page, over which the page was loaded again. */
export function readWaitingRoom(): QueuedVisit | undefined {
  return kept(ROOM_KEY)
}

/** Keeps the wait of a call of the page; nothing when it is over. */
export function storeWaitingRoom(place: Omit<QueuedVisit, "target"> | undefined): void {
  keep(ROOM_KEY, place && { ...place, target: location.pathname })
}

function kept(key: string): QueuedVisit | undefined {
  try {
    return readQueuedVisit(sessionStorage.getItem(key) ?? undefined, moment())
  } catch {
    return undefined // storage may be forbidden; then every wait is a new one
  }
}

function keep(key: string, visit: QueuedVisit | undefined): boolean {
  try {
    if (visit === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(visit))
    return true
  } catch {
    return false // storage may be forbidden; the wait lasts as long as the document
  }
}
