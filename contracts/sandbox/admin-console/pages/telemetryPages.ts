import { dataTable } from "../dataTable.ts"
import { formatTimestamp } from "../formats.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { CONSENT_CHOICES } from "../../telemetry/summarizeEvents.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 200

/** The newest events from clients. */
const telemetry: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/telemetry$/u,
  run: async ({ services: { storage }, field }) => {
    const kind = field("kind") === "log" ? "log" : field("kind") === "metric" ? "metric" : undefined
    const { count, choices } = await storage.db
      .selectFrom("telemetry_line")
      .select(({ fn }) => [
        fn.countAll<number>().as("count"),
        // Counts of the web server, without visitors.
        fn.countAll<number>().filterWhere("name", "=", CONSENT_CHOICES).as("choices"),
      ])
      .executeTakeFirstOrThrow()
    const rows = await storage.db
      .selectFrom("telemetry_line")
      .selectAll()
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "log"))
      .orderBy("line_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    const lines = rows.map((row) => ({
      projectKey: row.project_key,
      trackerId: row.tracker_id,
      kind: row.kind,
      grade: row.grade,
      name: row.name,
      line: row.line,
      sharedTags: row.shared_tags,
      happenedAt: Number.isFinite(new Date(row.happened_at).getTime())
        ? new Date(row.happened_at).toISOString()
        : String(row.happened_at),
      receivedAt: new Date(row.received_at).toISOString(),
    }))
    return {
      kind: "page",
      title: "Telemetry",
      data: { count: Number(count), choices: Number(choices), lines },
      body: html`<p>Events reported by browsers and other clients. ${Number(count)} stored.</p>
        <form class="row" method="get">
          <p>
            <label for="kind">Type</label
            ><select id="kind" name="kind">
              <option value="">Logs and metrics</option>
              <option value="log" ${kind === "log" && html` selected`}>Logs</option>
              <option value="metric" ${kind === "metric" && html` selected`}>Metrics</option>
            </select>
          </p>
          <p><button type="submit">Filter</button></p>
        </form>
        <h2>Latest events</h2>
        ${dataTable(
          `Up to ${MAX_ROWS} events, newest first`,
          [
            { name: "Received", cell: ({ received_at }) => formatTimestamp(received_at) },
            { name: "Level", cell: ({ grade }) => html`<span class="tag">${grade}</span>` },
            {
              name: "Source",
              cell: ({ project_key, tracker_id }) => html`${project_key} <span class="hint">${tracker_id}</span>`,
            },
            { name: "Event", cell: ({ line }) => html`<pre>${line}</pre>` },
          ],
          rows,
          "No events yet.",
        )}`,
    }
  },
}

export const telemetryPages: readonly AdminConsoleRoute[] = [telemetry]
