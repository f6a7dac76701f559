import { sql } from "kysely"
import { notFound } from "../../platform/http/Refused.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 200

interface CustomerRow {
  readonly userId: string
  readonly kind: string
  readonly email?: string
  readonly name: string
  readonly createdAt: number
  readonly sessions: number
  readonly orders: number
  /** The channel of the latest sign-in, as sent by the client. */
  readonly channel?: string
}

const customersPage: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/users$/u,
  run: async ({ services: { storage, ports }, field }) => {
    const wanted = (field("q") ?? "").trim().toLowerCase()
    const withGuests = field("guests") === "true"
    const rows = await storage.db
      .selectFrom("customer")
      .select(({ selectFrom, fn }) => [
        "user_id",
        "kind",
        "email",
        "first_name",
        "last_name",
        "created_at",
        selectFrom("session")
          .select(fn.countAll<number>().as("n"))
          .whereRef("session.user_id", "=", "customer.user_id")
          .where("ended_at", "is", null)
          .where("refresh_expires_at", ">", ports.now())
          .as("sessions"),
        selectFrom("session")
          .select("channel")
          .whereRef("session.user_id", "=", "customer.user_id")
          .where("channel", "is not", null)
          .orderBy("created_at", "desc")
          .limit(1)
          .as("channel"),
        selectFrom("customer_order")
          .select(fn.countAll<number>().as("n"))
          .whereRef("customer_order.user_id", "=", "customer.user_id")
          .as("orders"),
      ])
      .$if(!withGuests, (query) => query.where("kind", "<>", "guest"))
      .$if(wanted !== "", (query) => query.where(sql<boolean>`position(${wanted} in coalesce(email, '')) > 0`))
      .orderBy("created_at", "desc")
      .orderBy("user_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    const users = rows.map((row): CustomerRow => ({
      userId: String(row.user_id),
      kind: row.kind,
      ...(row.email === null ? {} : { email: row.email }),
      name: [row.first_name, row.last_name].filter((part) => part !== null).join(" "),
      createdAt: row.created_at,
      sessions: Number(row.sessions ?? 0),
      orders: Number(row.orders ?? 0),
      ...(row.channel === null ? {} : { channel: row.channel }),
    }))
    return {
      kind: "page",
      title: "Customers",
      data: { users },
      body: html`<form class="row" method="get">
          <p>
            <label for="q">Email contains</label><input id="q" name="q" value="${field("q") ?? ""}" maxlength="320" />
          </p>
          <p>
            <label for="guests">Include guests</label
            ><select id="guests" name="guests">
              <option value="false">No</option>
              <option value="true" ${withGuests && html` selected`}>Yes</option>
            </select>
          </p>
          <p><button type="submit">Search</button></p>
        </form>
        <h2>Latest customers</h2>
        ${dataTable(
          `Up to ${MAX_ROWS} customers, newest first`,
          [
            { name: "Customer ID", cell: ({ userId }) => userId },
            { name: "Type", cell: ({ kind }) => html`<span class="tag">${kind}</span>` },
            { name: "Email", cell: ({ email }) => email },
            { name: "Name", cell: ({ name }) => html`<span dir="auto">${name}</span>` },
            { name: "Created", cell: ({ createdAt }) => formatTimestamp(createdAt) },
            { name: "Orders", isNumber: true, cell: ({ orders }) => orders },
            { name: "Sessions", isNumber: true, cell: ({ sessions }) => sessions },
            { name: "Channel", cell: ({ channel }) => channel },
            {
              name: "Actions",
              cell: ({ userId, sessions }) =>
                sessions === 0
                  ? ""
                  : buttonForm(`/sandbox/users/${userId}/end-sessions`, "Sign out everywhere", {}, true),
            },
          ],
          users,
          "No customers found. Guests are hidden unless you include them.",
        )}`,
    }
  },
}

const endSessions: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/users\/([0-9]{1,15})\/end-sessions$/u,
  run: async ({ services: { storage, ports }, at: [userId = ""] }) => {
    const known = await storage.db
      .selectFrom("customer")
      .select("user_id")
      .where("user_id", "=", Number(userId))
      .executeTakeFirst()
    if (known === undefined) throw notFound("Customer not found.", userId)
    const ended = await storage.db
      .updateTable("session")
      .set({ ended_at: ports.now() })
      .where("user_id", "=", known.user_id)
      .where("ended_at", "is", null)
      .executeTakeFirst()
    return {
      kind: "done",
      data: { userId, ended: Number(ended.numUpdatedRows) },
      back: "/sandbox/users",
      confirmation: "sessionsEnded",
    }
  },
}

export const customerPages: readonly AdminConsoleRoute[] = [customersPage, endSessions]
