import { LRUCache } from "lru-cache"
import { Refused } from "../http/Refused.ts"
import type { Principal } from "../http/Principal.ts"
import type { SandboxServices } from "../services/SandboxServices.ts"
import { admitCustomers, arrive, keepPlace, type QueuePlace } from "./admitCustomers.ts"

/** Admitted shoppers whom a process knows without asking the database. */
const MAX_KNOWN = 20_000

/** The changes with which shoppers begin or continue a purchase. Payments that have begun never wait. */
const GUARDED_OPERATIONS = new Set([
  "addToCart",
  "updateCart",
  "updateCartItemSku",
  "moveWishlistToCart",
  "setShipping",
  "submitAsyncCheckout",
])

export interface WaitingRooms {
  /** Whether a call of this operation has to pass an open waiting room; no query. */
  readonly guards: (operationId: string, storeId: string) => boolean
  /** Returns when the shopper is admitted. Fails with 429, the number of shoppers ahead and the next try's time. */
  readonly pass: (customer: Principal) => Promise<void>
}

/**
 * The waiting rooms of the stores. Places and admissions belong to the shopper of a session and are stored in the
 * database: every process counts the same admissions, and a repeated or concurrent call has the same place.
 *
 * *Details.* An admission is extended with the shopper's changes. Each process remembers an admission for half of its
 * duration, so that most calls of an admitted shopper need no statement.
 */
export const createWaitingRooms = ({
  adminConsole,
  storage,
  ports,
}: Pick<SandboxServices, "adminConsole" | "storage" | "ports">): WaitingRooms => {
  const admitted = new LRUCache<string, number>({ max: MAX_KNOWN })
  return {
    guards: (operationId, storeId) =>
      adminConsole.waitingRoom(storeId) !== undefined && GUARDED_OPERATIONS.has(operationId),
    pass: async ({ storeId, userId }) => {
      const room = adminConsole.waitingRoom(storeId)
      if (room === undefined) return
      const now = ports.now()
      const key = `${storeId} ${room.openedAt} ${userId}`
      if ((admitted.get(key) ?? 0) > now) return
      const customer = { storeId, userId: Number(userId) }
      if (!(await arrive(storage, room, customer, now)) && !(await admitCustomers(storage, room, customer, now))) {
        const place = await keepPlace(storage, room, customer, now)
        // Another call has admitted the shopper in the meantime.
        if (place !== undefined) throw queued(place)
      }
      admitted.set(key, now + room.staySeconds * 500)
    },
  }
}

const queued = ({ position, retryAfter }: QueuePlace): Refused => {
  const body = {
    code: 429,
    key: "_ERR_WAITING_ROOM",
    message: "The shop is full: this call waits for its turn.",
    retryAfter,
    position,
  }
  return new Refused(429, body, { "retry-after": String(retryAfter) })
}
