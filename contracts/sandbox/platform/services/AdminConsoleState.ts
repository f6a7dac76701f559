import { sql } from "kysely"
import type { Storage } from "../storage/Storage.ts"
import type { WaitingRoom } from "./WaitingRoom.ts"
import { EVERY_OPERATION, type Fault, faultOf } from "../faults/Fault.ts"

/**
 * The settings of the admin console that every call reads: the clock's offset, the faults and the open waiting rooms.
 *
 * *Details.* Both are stored in the database, so that several processes agree. A change takes effect at once in its own
 * process and within a second in other processes on the same PostgreSQL: each change takes a number from a sequence,
 * and a process that sees a new number reads all settings again. Without changes a call costs one comparison.
 */
export interface AdminConsoleState {
  /** Milliseconds that the shop's clock is ahead of the machine's. */
  readonly clockOffset: () => number
  readonly faults: () => readonly Fault[]
  /** The waiting room of a store; undefined while it is closed. */
  readonly waitingRoom: (storeId: string) => WaitingRoom | undefined
  /** Loads the changes of other processes; undefined until the next check is due. Never rejects. */
  readonly refreshIfStale: () => Promise<void> | undefined
  /** Consumes one call of the operation's fault and returns it; undefined, without a promise, when no fault is set. */
  readonly consumeFault: (operationId: string) => Promise<Fault | undefined> | undefined
  /** Reads all settings again and notifies other processes. Call it after a change. */
  readonly changed: () => Promise<void>
}

const POLL_INTERVAL_MS = 1_000

export const openAdminConsoleState = async (
  storage: Storage,
  monotonic: () => number = () => performance.now(),
): Promise<AdminConsoleState> => {
  const shared = storage.kind === "postgresql"
  let clockOffset = 0
  let faults: readonly Fault[] = []
  let waitingRooms: ReadonlyMap<string, WaitingRoom> = new Map()
  let seen = 0
  let lastPolledAt = monotonic()
  let polling: Promise<void> | undefined

  // A sequence reads 1 both before and after its first number is taken.
  const lastChange = async (): Promise<number> =>
    (
      await sql<{
        change: number
      }>`select case when is_called then last_value else 0 end as change from desk_change`.execute(storage.db)
    ).rows[0]?.change ?? 0
  const read = async (): Promise<void> => {
    seen = await lastChange()
    clockOffset = (await storage.db.selectFrom("desk_clock").select("offset_ms").executeTakeFirstOrThrow()).offset_ms
    faults = (await storage.db.selectFrom("fault").selectAll().orderBy("fault_id").execute()).map(faultOf)
    const rooms = await storage.db.selectFrom("waiting_room").selectAll().execute()
    waitingRooms = new Map(
      rooms.map(({ store_id, per_minute, stay_seconds, opened_at }) => [
        store_id,
        { storeId: store_id, perMinute: per_minute, staySeconds: stay_seconds, openedAt: opened_at },
      ]),
    )
  }
  const readIfChanged = async (): Promise<void> => {
    if ((await lastChange()) !== seen) await read()
  }
  await read()

  const changed = async (): Promise<void> => {
    await sql`select nextval('desk_change')`.execute(storage.db)
    await read()
  }
  const decrementFault = async (fault: Fault): Promise<Fault | undefined> => {
    if (fault.remaining === undefined) return fault
    const left = await storage.db
      .updateTable("fault")
      .set({ remaining: sql`remaining - 1` })
      .where("fault_id", "=", fault.faultId)
      .where("remaining", ">", 0)
      .returning("remaining")
      .executeTakeFirst()
    if (left?.remaining === 0) await storage.db.deleteFrom("fault").where("fault_id", "=", fault.faultId).execute()
    await changed()
    return left === undefined ? undefined : { ...fault, remaining: left.remaining ?? 0 }
  }
  return {
    clockOffset: () => clockOffset,
    faults: () => faults,
    waitingRoom: (storeId) => waitingRooms.get(storeId),
    refreshIfStale: () => {
      // Calls during a look wait for it, so that none of them uses older settings than another.
      if (polling !== undefined) return polling
      if (!shared || monotonic() - lastPolledAt < POLL_INTERVAL_MS) return undefined
      lastPolledAt = monotonic()
      // If the database is unreachable, the call itself fails with its error.
      polling = readIfChanged()
        .catch(() => undefined)
        .finally(() => {
          polling = undefined
        })
      return polling
    },
    consumeFault: (operationId) => {
      const fault = faults.find((one) => one.operationId === operationId || one.operationId === EVERY_OPERATION)
      return fault === undefined ? undefined : decrementFault(fault)
    },
    changed,
  }
}
