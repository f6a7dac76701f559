import { dataTable } from "../dataTable.ts"
import { formatTimestamp } from "../formats.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { html } from "../html.ts"

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
      title: "Cases",
      data: { letters, claims, applications, crashes, acceleratedBrands },
      body: html`<p>
          Letters and claims are answered in a real shop by people; here they are kept. Their files are in
          <a href="/sandbox/messages?recipient=service%40selvedge.example">customer service's mail</a>.
        </p>
        <h2>Letters</h2>
        ${dataTable(
          "Letters to customer service",
          [
            { name: "Case", cell: ({ case_id }) => case_id },
            { name: "Since", cell: ({ created_at }) => formatTimestamp(created_at) },
            { name: "Topic", cell: ({ topic }) => html`<span class="tag">${topic}</span>` },
            { name: "Letter", cell: ({ letter }) => html`<pre dir="auto">${letter}</pre>` },
          ],
          letters,
          "Nobody has written yet.",
        )}
        <h2>Claims</h2>
        ${dataTable(
          "Claims about orders",
          [
            { name: "Claim", cell: ({ claim_id }) => claim_id },
            { name: "Since", cell: ({ created_at }) => formatTimestamp(created_at) },
            { name: "Order", cell: ({ order_id }) => order_id },
            { name: "Kind", cell: ({ claim_type }) => html`<span class="tag">${claim_type}</span>` },
            { name: "What happened", cell: ({ description }) => html`<span dir="auto">${description}</span>` },
          ],
          claims,
          "Nothing was claimed yet.",
        )}
        <h2>Applications for stores</h2>
        ${dataTable(
          "No store opens by itself",
          [
            { name: "Number", cell: ({ application_id }) => application_id },
            { name: "Store", cell: ({ store_identifier }) => store_identifier },
            { name: "Application", cell: ({ application }) => html`<pre>${application}</pre>` },
          ],
          applications,
          "Nobody has applied yet.",
        )}
        ${
          acceleratedBrands.length > 0 &&
          html`<p>To be kept ready: brands ${acceleratedBrands.map(({ brand_id }) => brand_id).join(", ")}.</p>`
        }
        <h2>Crashes</h2>
        ${dataTable(
          "Crashes of applications",
          [
            { name: "Received", cell: ({ received_at }) => formatTimestamp(received_at) },
            { name: "Report", cell: ({ report }) => html`<pre>${report}</pre>` },
          ],
          crashes,
          "Nothing has crashed.",
        )}`,
    }
  },
}

export const casePages: readonly AdminConsoleRoute[] = [cases]
