import { dataTable } from "../dataTable.ts"
import { formatTimestamp } from "../formats.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 100

/** Devices of applications with their launches, registrations for push messages, and crashes; of one store or all. */
const apps: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/apps$/u,
  run: async (call) => {
    const { stores, storage } = call.services
    const { db } = storage
    const requested = call.field("storeId") ?? ""
    const storeId = requested === "" ? undefined : (await stores.require(requested)).id
    const devices = await db
      .selectFrom("app_device")
      .selectAll()
      .$if(storeId !== undefined, (query) => query.where("store_id", "=", storeId ?? ""))
      .orderBy("last_seen_at", "desc")
      .limit(MAX_ROWS)
      .execute()
    const push = await db
      .selectFrom("push_device")
      .select(["platform", "store_id"])
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .$if(storeId !== undefined, (query) => query.where("store_id", "=", storeId ?? ""))
      .groupBy(["platform", "store_id"])
      .orderBy("store_id")
      .limit(MAX_ROWS)
      .execute()
    const crashes = await db
      .selectFrom("crash_report")
      .selectAll()
      .$if(storeId !== undefined, (query) => query.where("store_id", "=", storeId ?? ""))
      .orderBy("crash_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    return {
      kind: "page",
      title: "Apps",
      data: { devices, pushDevices: push.map((row) => ({ ...row, count: Number(row.count) })), crashes },
      body: html`<p>Launches, push registrations and crashes that apps and browsers report.</p>
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
        )}
        <h2>Crashes</h2>
        ${dataTable(
          `Up to ${MAX_ROWS} crashes, newest first`,
          [
            { name: "Received", cell: ({ received_at }) => formatTimestamp(received_at) },
            { name: "Store", cell: ({ store_id }) => store_id },
            { name: "Report", cell: ({ report }) => html`<pre>${report}</pre>` },
          ],
          crashes,
          "No crashes yet.",
        )}`,
    }
  },
}

export const appPages: readonly AdminConsoleRoute[] = [apps]
