import type { Kysely } from "kysely"
import type { Database } from "../../storage/Database.ts"
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "../../session/seedCustomers.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { formatTimestamp } from "../formats.ts"
import { html } from "../html.ts"

const CARDS = [
  ["4242 4242 4242 4242", "is paid at once"],
  ["5555 5555 5555 4444", "is pending for two questions, then paid"],
  ["4000 0000 0000 0341", "is pending for two questions, then refused"],
  ["4000 0000 0000 0077", "stays pending until you settle it here"],
  ["4000 0000 0000 0002", "is refused at once"],
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
      ["/sandbox/orders", "Orders", orders, "Move them on, let their payment fail, refund them."],
      ["/sandbox/messages", "Mail and SMS", messages, "Everything the shop has sent, with links and files."],
      ["/sandbox/users", "Carts", carts, "Who has come, and who is signed in."],
      ["/sandbox/faults", "Faults set", faults, "Let calls be slow, refused, queued or cut off."],
    ] as const
    return {
      kind: "page",
      title: "The demo shop, from behind",
      data,
      body: html`<p>
          This shop is a stand-in for a real backend: it keeps carts, orders and stock in a database, and here you can
          see and move all of it. The shop's clock says ${formatTimestamp(ports.now())} UTC.
        </p>
        <ul class="cards">
          ${figures.map(
            ([path, name, count, words]) =>
              html`<li class="card">
                <h2><a href="${path}">${name}</a></h2>
                <p class="figure">${count}</p>
                <p class="hint">${words}</p>
              </li>`,
          )}
        </ul>
        <h2>A first walk</h2>
        <ol>
          <li>Open <a href="/">the shop</a>, put something into the cart and pay with a card below.</li>
          <li>Come back to <a href="/sandbox/orders">Orders</a> and send the parcel on its way.</li>
          <li>Read what the shop wrote in <a href="/sandbox/messages">Mail and SMS</a>.</li>
          <li>Set a <a href="/sandbox/faults">fault</a> and see how the shop takes it.</li>
        </ol>
        <h2>Customers to sign in as</h2>
        <dl>
          ${DEMO_CUSTOMERS.map(
            ({ email, kind }) =>
              html`<dt>${kind}</dt>
                <dd><code>${email}</code></dd>`,
          )}
          <dt>password</dt>
          <dd><code>${DEMO_PASSWORD}</code></dd>
        </dl>
        <h2>Cards to pay with</h2>
        <p class="hint">Any holder, any month to come, any security code of the right length.</p>
        <dl>
          ${CARDS.map(
            ([number, words]) =>
              html`<dt><code>${number}</code></dt>
                <dd>${words}</dd>`,
          )}
        </dl>`,
    }
  },
}
