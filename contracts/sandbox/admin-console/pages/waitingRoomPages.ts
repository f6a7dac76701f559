import { sql } from "kysely"
import { notFound } from "../../platform/http/Refused.ts"
import { html } from "../../platform/http/html.ts"
import { burstOf } from "../../platform/services/WaitingRoom.ts"
import { type AdminConsoleRoute, optionalNumber, requiredField } from "../AdminConsoleRoute.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import { storeSelect } from "../storeChoice.ts"

const MAX_PER_MINUTE = 1_000_000
const DEFAULT_PER_MINUTE = 600
const MAX_STAY_MINUTES = 24 * 60
const DEFAULT_STAY_MINUTES = 15

interface RoomRow {
  readonly store_id: string
  readonly per_minute: number
  readonly stay_seconds: number
  readonly opened_at: number
  readonly waiting: number
  readonly admitted: number
}

const rooms: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/waiting-room$/u,
  run: async ({ services: { storage, stores, ports } }) => {
    const known = await stores.all()
    const { rows } = await sql<RoomRow>`
      select r.store_id, r.per_minute, r.stay_seconds, r.opened_at,
        count(p.user_id) filter (where p.admitted_at is null) as waiting,
        count(p.user_id) filter (where p.admitted_at is not null) as admitted
      from waiting_room r
      left join waiting_place p on p.store_id = r.store_id and p.expires_at > ${ports.now()}
      group by r.store_id order by r.store_id`.execute(storage.db)
    return {
      kind: "page",
      title: "Waiting room",
      data: {
        rooms: rows.map(({ store_id, per_minute, stay_seconds, opened_at, waiting, admitted }) => ({
          storeId: store_id,
          perMinute: per_minute,
          stayMinutes: stay_seconds / 60,
          openedAt: new Date(opened_at).toISOString(),
          waiting,
          admitted,
        })),
      },
      body: html`<p>
          While a store's waiting room is open, shoppers are admitted in order of arrival when they change their cart or
          check out. Pages remain visible to all. The rate applies to all servers together.
        </p>
        <form class="card row" method="post" action="/sandbox/waiting-room">
          ${storeSelect(known, known[0]?.id ?? "")}
          <p>
            <label for="perMinute">Shoppers admitted per minute</label
            ><input
              id="perMinute"
              name="perMinute"
              type="number"
              min="1"
              max="${MAX_PER_MINUTE}"
              value="${DEFAULT_PER_MINUTE}"
            />
          </p>
          <p>
            <label for="stayMinutes">Admission ends after (minutes without a change)</label
            ><input
              id="stayMinutes"
              name="stayMinutes"
              type="number"
              min="1"
              max="${MAX_STAY_MINUTES}"
              value="${DEFAULT_STAY_MINUTES}"
            />
          </p>
          <p><button type="submit">Open waiting room</button></p>
        </form>
        <h2>Open waiting rooms</h2>
        ${dataTable(
          "By store",
          [
            {
              name: "Store",
              cell: ({ store_id }: RoomRow) => known.find(({ id }) => id === store_id)?.countryName["en"] ?? store_id,
            },
            { name: "Opened", cell: ({ opened_at }) => formatTimestamp(opened_at) },
            { name: "Per minute", isNumber: true, cell: ({ per_minute }) => per_minute },
            { name: "Minutes", isNumber: true, cell: ({ stay_seconds }) => stay_seconds / 60 },
            { name: "Waiting", isNumber: true, cell: ({ waiting }) => waiting },
            { name: "Admitted", isNumber: true, cell: ({ admitted }) => admitted },
            {
              name: "Actions",
              cell: ({ store_id }) => buttonForm(`/sandbox/waiting-room/${store_id}/close`, "Close", {}, true),
            },
          ],
          rows,
          "No waiting room is open.",
        )}`,
    }
  },
}

/** Opens a room, or changes its settings; the places remain. */
const open: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/waiting-room$/u,
  run: async (call) => {
    const { storage, stores, ports, adminConsole } = call.services
    const { id: storeId } = await stores.findStore(requiredField(call, "storeId"))
    const perMinute = optionalNumber(call, "perMinute", { least: 1, most: MAX_PER_MINUTE }) ?? DEFAULT_PER_MINUTE
    const stayMinutes =
      optionalNumber(call, "stayMinutes", { least: 1, most: MAX_STAY_MINUTES }) ?? DEFAULT_STAY_MINUTES
    const settings = { per_minute: perMinute, stay_seconds: stayMinutes * 60 }
    const now = ports.now()
    await storage.db
      .insertInto("waiting_room")
      .values({ store_id: storeId, ...settings, opened_at: now, credit: burstOf(perMinute), refilled_at: now })
      .onConflict((conflict) => conflict.column("store_id").doUpdateSet(settings))
      .execute()
    await adminConsole.changed()
    return {
      kind: "done",
      data: { storeId, perMinute, stayMinutes },
      back: "/sandbox/waiting-room",
      confirmation: "waitingRoomOpened",
    }
  },
}

const close: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/waiting-room\/([0-9]{1,10})\/close$/u,
  run: async ({ services: { storage, adminConsole }, at: [storeId = ""] }) => {
    const closed = await storage.db.deleteFrom("waiting_room").where("store_id", "=", storeId).executeTakeFirst()
    if (closed.numDeletedRows === 0n) throw notFound("This store has no open waiting room.", storeId)
    await adminConsole.changed()
    return { kind: "done", data: { storeId }, back: "/sandbox/waiting-room", confirmation: "waitingRoomClosed" }
  },
}

export const waitingRoomPages: readonly AdminConsoleRoute[] = [rooms, open, close]
