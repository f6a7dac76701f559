import { html } from "../../platform/http/html.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { dataTable } from "../dataTable.ts"
import { formatTimestamp } from "../formats.ts"

const MAX_ROWS = 200

/** The audit log of staff who act for clients (F171). */
const staff: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/staff$/u,
  run: async ({
    services: {
      storage: { db },
    },
  }) => {
    const events = await db
      .selectFrom("staff_event")
      .select(["event_id", "store_id", "agent_id", "client", "event", "detail", "happened_at"])
      .orderBy("event_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    return {
      kind: "page",
      title: "Staff",
      data: { events },
      body: html`<p>
          Each assisted purchase: who acted for which client, what was bought, and refused attempts with the reason.
        </p>
        ${dataTable(
          `Up to ${MAX_ROWS} entries, newest first`,
          [
            { name: "Time (UTC)", cell: ({ happened_at }) => formatTimestamp(happened_at) },
            { name: "Store", cell: ({ store_id }) => store_id },
            { name: "Agent", cell: ({ agent_id }) => agent_id },
            { name: "Client", cell: ({ client }) => client },
            { name: "Event", cell: ({ event }) => event },
            { name: "Detail", cell: ({ detail }) => detail },
          ],
          events,
          "No assisted purchases yet.",
        )}`,
    }
  },
}

export const staffPages: readonly AdminConsoleRoute[] = [staff]
