import type { QueuedVisit } from "../../../../domain/session/QueuedVisit.ts"
import { readQueuedVisit } from "../../../../domain/session/QueuedVisit.ts"
import { WAITING_ROOM_KEY } from "../../../runtime/waitingState.ts"

const VISIT_KEY = "selvedge.waiting.v2"

/** The current time, comparable across reloads, in milliseconds since 1970. */
export function moment(): number {
  return Math.round(performance.timeOrigin + performance.now())
}

/** The page this tab waits for. */
export function readVisit(): QueuedVisit | undefined {
  return readStored(VISIT_KEY)
}

/** Returns whether the wait was stored, so that a reload continues it. */
export function storeVisit(visit: QueuedVisit): boolean {
  return writeStored(VISIT_KEY, visit)
}

/** The wait of a request of this tab's page, stored across reloads. */
export function readWaitingRoom(): QueuedVisit | undefined {
  return readStored(WAITING_ROOM_KEY)
}

/** Stores the wait of a request of the page; `undefined` removes it. */
export function storeWaitingRoom(place: Omit<QueuedVisit, "target"> | undefined): void {
  writeStored(WAITING_ROOM_KEY, place && { ...place, target: location.pathname })
}

function readStored(key: string): QueuedVisit | undefined {
  try {
    return readQueuedVisit(sessionStorage.getItem(key) ?? undefined, moment())
  } catch {
    return undefined // storage may be disabled; every wait then starts anew
  }
}

function writeStored(key: string, visit: QueuedVisit | undefined): boolean {
  try {
    if (visit === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(visit))
    return true
  } catch {
    return false // storage may be disabled; the wait lasts as long as the document
  }
}
