import { dataTable } from "../dataTable.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import { type AdminConsoleRoute, choiceField, numberField } from "../AdminConsoleRoute.ts"
import { CASE_STATUSES } from "../../other/getCaseStatus.ts"
import { html } from "../../platform/http/html.ts"
import { notFound } from "../../platform/http/Refused.ts"

const MAX_ROWS = 100
const KINDS = ["contact", "claim"] as const

/** The step after each status, with its button label. */
const NEXT_STATUS: Readonly<Record<string, readonly [status: (typeof CASE_STATUSES)[number], label: string]>> = {
  OPEN: ["IN_PROGRESS", "Start"],
  IN_PROGRESS: ["ANSWERED", "Mark as answered"],
  ANSWERED: ["CLOSED", "Close"],
}

const statusButton = (kind: (typeof KINDS)[number], caseId: number, status: string) => {
  const step = NEXT_STATUS[status]
  return step === undefined
    ? ""
    : buttonForm("/sandbox/cases", step[1], { kind, caseId: String(caseId), status: step[0] })
}

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
            { name: "Status", cell: ({ status }) => status },
            { name: "Actions", cell: ({ case_id, status }) => statusButton("contact", case_id, status) },
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
            { name: "Status", cell: ({ status }) => status },
            { name: "Actions", cell: ({ claim_id, status }) => statusButton("claim", claim_id, status) },
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

/** Sets the status of a message or claim. */
const setStatus: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/cases$/u,
  run: async (call) => {
    const { storage, ports } = call.services
    const kind = choiceField(call, "kind", KINDS)
    const number = numberField(call, "caseId", { least: 1, most: Number.MAX_SAFE_INTEGER })
    const status = choiceField(call, "status", CASE_STATUSES)
    const change = { status, updated_at: ports.now() }
    const { numUpdatedRows } =
      kind === "contact"
        ? await storage.db.updateTable("contact_case").set(change).where("case_id", "=", number).executeTakeFirst()
        : await storage.db.updateTable("claim").set(change).where("claim_id", "=", number).executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound("There is no such case.", String(number))
    return { kind: "done", data: { caseId: String(number), status }, back: "/sandbox/cases", confirmation: "caseMoved" }
  },
}

export const casePages: readonly AdminConsoleRoute[] = [cases, setStatus]
