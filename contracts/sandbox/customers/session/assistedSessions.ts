import type { Kysely, Selectable } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import type { OtherTables } from "../../platform/storage/tables/OtherTables.ts"

/** Validity of an assisted session, which cannot be refreshed: about a visit to a store. */
export const ASSISTED_SECONDS = 4 * 3_600

type AssistedSession = Selectable<OtherTables["assisted_session"]>

/** Returns the agent of a session; `undefined` for a customer's own session. */
export const findAssistedSession = (db: Kysely<Database>, sessionId: string): Promise<AssistedSession | undefined> =>
  db.selectFrom("assisted_session").selectAll().where("session_id", "=", sessionId).executeTakeFirst()

export interface StaffEvent {
  readonly storeId: string
  readonly agentId: string
  /** User or email that the agent named. */
  readonly client: string
  readonly event: "granted" | "refused" | "used" | "ended"
  /** Why it was refused, or the order. */
  readonly detail?: string
  readonly sessionId?: string
}

/** Adds an entry to the audit log of staff; a purchase of a session is logged once. */
export const recordStaffEvent = async (
  db: Kysely<Database>,
  { storeId, agentId, client, event, detail, sessionId }: StaffEvent,
  now: number,
): Promise<void> => {
  await db
    .insertInto("staff_event")
    .values({
      store_id: storeId,
      agent_id: agentId,
      client,
      event,
      detail: detail ?? "",
      session_id: sessionId ?? null,
      happened_at: now,
    })
    .onConflict((conflict) => conflict.columns(["session_id", "event", "detail"]).doNothing())
    .execute()
}
