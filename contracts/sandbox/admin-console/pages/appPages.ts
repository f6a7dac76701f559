import { dataTable } from "../dataTable.ts"
import { formatTimestamp } from "../formats.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 100

/** Devices of mobile applications with their launches, and registrations for push messages. */
const apps: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/apps$/u,
  run: async ({
    services: {
      storage: { db },
    },
  }) => {
    const devices = await db
      .selectFrom("app_device")
      .selectAll()
      .orderBy("last_seen_at", "desc")
      .limit(MAX_ROWS)
      .execute()
    const push = await db
      .selectFrom("push_device")
      .select(["platform", "store_id"])
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .groupBy(["platform", "store_id"])
      .orderBy("store_id")
      .limit(MAX_ROWS)
      .execute()
    return {
      kind: "page",
      title: "Apps",
      data: { devices, pushDevices: push.map((row) => ({ ...row, count: Number(row.count) })) },
      body: html`<p>
          Launches and push registrations that mobile apps report. Crashes are in <a href="/sandbox/cases">Support</a>.
        </p>
        <h2>Devices</h2>
        ${dataTable(
          `Up to ${MAX_ROWS} devices, last seen first`,
          [
            { name: "Last seen", cell: ({ last_seen_at }) => formatTimestamp(last_seen_at) },
            { name: "Store", cell: ({ store_id }) => store_id },
            { name: "Device", cell: ({ info }) => html`<pre>${info}</pre>` },
            { name: "Launches", isNumber: true, cell: ({ launches }) => launches },
          ],
          devices,
          "No devices yet.",
        )}
        <h2>Push registrations</h2>
        ${dataTable(
          "Registered devices by store and platform",
          [
            { name: "Store", cell: ({ store_id }) => store_id },
            { name: "Platform", cell: ({ platform }) => platform },
            { name: "Devices", isNumber: true, cell: ({ count }) => Number(count) },
          ],
          push,
          "No registrations yet.",
        )}`,
    }
  },
}

export const appPages: readonly AdminConsoleRoute[] = [apps]
