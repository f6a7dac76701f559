import { dataTable } from "../dataTable.ts"
import { formatTimestamp } from "../formats.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 100

/** Incoming cases for the staff: messages, claims, store applications, application crashes. */
const cases: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/cases$/u,
  run: async ({
    services: {
      storage: { db },
    },
  }) => {
    const letters = await db.selectFrom("contact_case").selectAll().orderBy("case_id", "desc").limit(MAX_ROWS).execute()
    const claims = await db.selectFrom("claim").selectAll().orderBy("claim_id", "desc").limit(MAX_ROWS).execute()
    const applications = await db
      .selectFrom("store_application")
      .selectAll()
      .orderBy("application_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    const crashes = await db
      .selectFrom("crash_report")
      .selectAll()
      .orderBy("crash_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    const acceleratedBrands = await db.selectFrom("store_accelerator").selectAll().orderBy("brand_id").execute()
    return {
      kind: "page",
      title: "Support",
      data: { letters, claims, applications, crashes, acceleratedBrands },
      body: html`<p>
          Messages and claims from customers. Attachments are in the
          <a href="/sandbox/messages?recipient=service%40selvedge.example">customer service inbox</a>.
        </p>
        <h2>Contact messages</h2>
        ${dataTable(
          "Messages to customer service",
          [
            { name: "Case", cell: ({ case_id }) => case_id },
            { name: "Received", cell: ({ created_at }) => formatTimestamp(created_at) },
            { name: "Topic", cell: ({ topic }) => html`<span class="tag">${topic}</span>` },
            { name: "Message", cell: ({ letter }) => html`<pre dir="auto">${letter}</pre>` },
          ],
          letters,
          "No messages yet.",
        )}
        <h2>Claims</h2>
        ${dataTable(
          "Claims about orders",
          [
            { name: "Claim", cell: ({ claim_id }) => claim_id },
            { name: "Received", cell: ({ created_at }) => formatTimestamp(created_at) },
            { name: "Order", cell: ({ order_id }) => order_id },
            { name: "Type", cell: ({ claim_type }) => html`<span class="tag">${claim_type}</span>` },
            { name: "Description", cell: ({ description }) => html`<span dir="auto">${description}</span>` },
          ],
          claims,
          "No claims yet.",
        )}
        <h2>Store applications</h2>
        ${dataTable(
          "Applications are not processed automatically",
          [
            { name: "Application ID", cell: ({ application_id }) => application_id },
            { name: "Store", cell: ({ store_identifier }) => store_identifier },
            { name: "Details", cell: ({ application }) => html`<pre>${application}</pre>` },
          ],
          applications,
          "No applications yet.",
        )}
        ${
          acceleratedBrands.length > 0 &&
          html`<p>Accelerated brands: ${acceleratedBrands.map(({ brand_id }) => brand_id).join(", ")}</p>`
        }
        <h2>Crash reports</h2>
        ${dataTable(
          "App crash reports",
          [
            { name: "Received", cell: ({ received_at }) => formatTimestamp(received_at) },
            { name: "Report", cell: ({ report }) => html`<pre>${report}</pre>` },
          ],
          crashes,
          "No crash reports.",
        )}`,
    }
  },
}

export const casePages: readonly AdminConsoleRoute[] = [cases]
