import { invalidField, notFound } from "../../platform/http/Refused.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import { type AdminConsoleRoute, optionalNumber, requiredField } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"
import { storeSelect } from "../storeChoice.ts"

const HOUR_MS = 3_600_000
const DEFAULT_HOURS = 72
const MAX_HOURS = 24 * 366

const sales: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/sales$/u,
  run: async ({ services: { storage, stores, ports } }) => {
    const now = ports.now()
    const known = await stores.all()
    const rows = await storage.db
      .selectFrom("sales_event")
      .selectAll()
      .orderBy("starts_at", "desc")
      .limit(100)
      .execute()
    return {
      kind: "page",
      title: "Sales events",
      data: {
        events: rows.map(({ event_id, store_id, kind, starts_at, ends_at }) => ({
          eventId: String(event_id),
          storeId: store_id,
          kind,
          startsAt: new Date(starts_at).toISOString(),
          endsAt: new Date(ends_at).toISOString(),
        })),
      },
      body: html`<p>Clients check for sales events every ten minutes and then reload the categories.</p>
        <form class="card row" method="post" action="/sandbox/sales">
          ${storeSelect(known, known[0]?.id ?? "")}
          <p>
            <label for="saleKind">Type</label
            ><input id="saleKind" name="kind" value="sale" required maxlength="32" pattern="[a-z][a-z_-]*" />
          </p>
          <p>
            <label for="inHours">Starts in (hours)</label
            ><input id="inHours" name="inHours" type="number" min="0" max="${MAX_HOURS}" value="0" />
          </p>
          <p>
            <label for="hours">Duration (hours)</label
            ><input id="hours" name="hours" type="number" min="1" max="${MAX_HOURS}" value="${DEFAULT_HOURS}" />
          </p>
          <p><button type="submit">Create event</button></p>
        </form>
        <h2>All events</h2>
        ${dataTable(
          "Newest first",
          [
            {
              name: "Store",
              cell: ({ store_id }) => known.find(({ id }) => id === store_id)?.countryName["en"] ?? store_id,
            },
            { name: "Type", cell: ({ kind }) => kind },
            { name: "Starts", cell: ({ starts_at }) => formatTimestamp(starts_at) },
            { name: "Ends", cell: ({ ends_at }) => formatTimestamp(ends_at) },
            {
              name: "Actions",
              cell: ({ event_id, ends_at }) =>
                ends_at > now ? buttonForm(`/sandbox/sales/${event_id}/close`, "End", {}, true) : "Ended",
            },
          ],
          rows,
          "No sales events yet.",
        )}`,
    }
  },
}

const open: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/sales$/u,
  run: async (call) => {
    const { storage, stores, ports } = call.services
    const { id: storeId } = await stores.require(requiredField(call, "storeId"))
    const kind = call.field("kind")?.trim() || "sale"
    if (!/^[a-z][a-z_-]{0,31}$/u.test(kind))
      throw invalidField("kind", "pattern", "kind must be 1 to 32 lowercase letters, _ or -.")
    const startsAt = ports.now() + (optionalNumber(call, "inHours", { least: 0, most: MAX_HOURS }) ?? 0) * HOUR_MS
    const endsAt = startsAt + (optionalNumber(call, "hours", { least: 1, most: MAX_HOURS }) ?? DEFAULT_HOURS) * HOUR_MS
    const { event_id } = await storage.db
      .insertInto("sales_event")
      .values({ store_id: storeId, kind, starts_at: startsAt, ends_at: endsAt })
      .returning("event_id")
      .executeTakeFirstOrThrow()
    return {
      kind: "done",
      data: {
        eventId: String(event_id),
        storeId,
        kind,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      },
      back: "/sandbox/sales",
      confirmation: "saleOpened",
    }
  },
}

const close: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/sales\/([0-9]{1,15})\/close$/u,
  run: async ({ services: { storage, ports }, at: [eventId = ""] }) => {
    const now = ports.now()
    const running = await storage.db
      .updateTable("sales_event")
      .set({ ends_at: now })
      .where("event_id", "=", Number(eventId))
      .where("starts_at", "<", now)
      .where("ends_at", ">", now)
      .executeTakeFirst()
    const coming = await storage.db
      .deleteFrom("sales_event")
      .where("event_id", "=", Number(eventId))
      .where("starts_at", ">=", now)
      .executeTakeFirst()
    if (running.numUpdatedRows + coming.numDeletedRows === 0n) throw notFound("Open sales event not found.", eventId)
    return { kind: "done", data: { eventId }, back: "/sandbox/sales", confirmation: "saleClosed" }
  },
}

export const salePages: readonly AdminConsoleRoute[] = [sales, open, close]
