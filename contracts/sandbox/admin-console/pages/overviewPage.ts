import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "../../customers/session/seedCustomers.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { formatTimestamp } from "../formats.ts"
import { html } from "../../platform/http/html.ts"

const CARDS = [
  ["4242 4242 4242 4242", "Approved"],
  ["5555 5555 5555 4444", "Pending for two status checks, then approved"],
  ["4000 0000 0000 0341", "Pending for two status checks, then declined"],
  ["4000 0000 0000 0077", "Pending until you update the order in Orders"],
  ["4000 0000 0000 0002", "Declined"],
] as const

const countOf = async (db: Kysely<Database>, table: "customer_order" | "message" | "cart"): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  )

export const overviewPage: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/?$/u,
  run: async ({ services: { storage, ports, adminConsole, stores } }) => {
    const [orders, messages, carts] = [
      await countOf(storage.db, "customer_order"),
      await countOf(storage.db, "message"),
      await countOf(storage.db, "cart"),
    ]
    const faults = adminConsole.faults().length
    const data = {
      now: new Date(ports.now()).toISOString(),
      clockOffset: adminConsole.clockOffset(),
      orders,
      messages,
      carts,
      faults,
      stores: (await stores.all()).map(({ id }) => id),
    }
    const figures = [
      ["/sandbox/orders", "Orders", orders, "Fulfill, refund, or simulate a payment failure."],
      ["/sandbox/messages", "Messages", messages, "Emails and text messages with links and attachments."],
      ["/sandbox/users", "Carts", carts, "Customers and their sessions."],
      ["/sandbox/faults", "Active failures", faults, "Make API calls slow, refused, queued or dropped."],
    ] as const
    return {
      kind: "page",
      title: "Sandbox admin",
      data,
      body: html`<p>
          A simulated commerce backend with its own database of carts, orders and stock. Store time:
          ${formatTimestamp(ports.now())} UTC.
        </p>
        <ul class="cards">
          ${figures.map(
            ([path, name, count, label]) =>
              html`<li class="card">
                <h2><a href="${path}">${name}</a></h2>
                <p class="figure">${count}</p>
                <p class="hint">${label}</p>
              </li>`,
          )}
        </ul>
        <h2>Get started</h2>
        <ol>
          <li>Open <a href="/">the store</a>, add an item to the cart and check out with a test card below.</li>
          <li>Go to <a href="/sandbox/orders">Orders</a> and mark the order as shipped.</li>
          <li>Read the emails in <a href="/sandbox/messages">Messages</a>.</li>
          <li><a href="/sandbox/faults">Simulate a failure</a> and see how the store handles it.</li>
        </ol>
        <h2>Test customers</h2>
        <dl>
          ${DEMO_CUSTOMERS.map(
            ({ email, kind }) =>
              html`<dt>${kind}</dt>
                <dd><code>${email}</code></dd>`,
          )}
          <dt>Password</dt>
          <dd><code>${DEMO_PASSWORD}</code></dd>
        </dl>
        <h2>Test cards</h2>
        <p class="hint">Use any name, any future expiration date, and any security code of the right length.</p>
        <dl>
          ${CARDS.map(
            ([number, label]) =>
              html`<dt><code>${number}</code></dt>
                <dd>${label}</dd>`,
          )}
        </dl>`,
    }
  },
}
