import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { userIdNumber } from "../cart/CartScope.ts"
import { storeDate } from "../stores/storeCalendar.ts"
import { type Operation, customerOperation } from "../platform/http/Operation.ts"
import { notFound } from "../platform/http/Refused.ts"
import { readDocument } from "../order-records/OrderDocument.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Principal } from "../platform/http/Principal.ts"

const MAX_ROWS = 100
/** Statuses without a receipt: the order was never paid, or cancelled. */
const STATUSES_WITHOUT_RECEIPT = ["PENDING", "CANCELLED"] as const

/** Receipts, and tailored items of a customer's orders. */
export const receiptOperations = (services: SandboxServices): readonly Operation[] => {
  const { storage, stores } = services
  const ordersOf = (principal: Principal, storeId: string) =>
    storage.db
      .selectFrom("customer_order")
      .selectAll()
      .where("user_id", "=", userIdNumber(principal))
      .where("store_id", "=", storeId)
      .orderBy("created_at", "desc")
      .orderBy("order_id", "desc")
  return [
    customerOperation("listTicketlessReceipts", async ({ path, principal }) => {
      const store = await stores.require(path.storeId)
      const rows = await ordersOf(principal, store.id)
        .where("status", "not in", STATUSES_WITHOUT_RECEIPT)
        .limit(MAX_ROWS)
        .execute()
      const found = await storage.db
        .selectFrom("customer_receipt")
        .innerJoin("store_ticket", (join) =>
          join
            .onRef("store_ticket.store_id", "=", "customer_receipt.store_id")
            .onRef("store_ticket.ticket_reference", "=", "customer_receipt.ticket_reference"),
        )
        .selectAll("store_ticket")
        .where("user_id", "=", userIdNumber(principal))
        .where("customer_receipt.store_id", "=", store.id)
        .orderBy("store_ticket.created_at", "desc")
        .limit(MAX_ROWS)
        .execute()
      const inStore = found.map(({ ticket_reference, store_number, ticket_date, amount }) => ({
        ticketReference: ticket_reference,
        storeNumber: store_number,
        storeId: store.id,
        ticketDate: ticket_date,
        amount,
        currencyCode: store.currencyCode,
      }))
      const online = rows.map(({ order_id, created_at, total_order }) => ({
        ticketReference: `${store.id}-${order_id}`,
        orderId: String(order_id),
        storeId: store.id,
        ticketDate: storeDate(store.countryCode, created_at),
        amount: total_order,
        currencyCode: store.currencyCode,
      }))
      const receipts = [...online, ...inStore].sort((a, b) => (a.ticketDate < b.ticketDate ? 1 : -1))
      return { status: 200, body: { receipts: receipts.slice(0, MAX_ROWS) } }
    }),
    customerOperation("getTailoringUserInfo", async ({ path, query, body, principal }) => {
      const store = await stores.require(path.storeId)
      await checkCaptcha(services, store.id, body)
      const customer = await storage.db
        .selectFrom("customer")
        .select(["email", "first_name", "last_name"])
        .where("user_id", "=", userIdNumber(principal))
        .executeTakeFirst()
      const isOtherUser = query.userId !== undefined && query.userId !== principal.userId
      if (
        isOtherUser ||
        customer?.email === undefined ||
        customer.email === null ||
        customer.email !== body.email.trim().toLowerCase()
      )
        throw notFound("There is no such user.")
      const garments = (await ordersOf(principal, store.id).execute()).flatMap(({ order_id, document }) =>
        readDocument(document).items.flatMap(({ sku, name, tailoringModel }) =>
          tailoringModel === undefined ? [] : [{ orderId: String(order_id), sku, name, tailoring: tailoringModel }],
        ),
      )
      return {
        status: 200,
        body: {
          userId: principal.userId,
          email: customer.email,
          ...(customer.first_name === null ? {} : { firstName: customer.first_name }),
          ...(customer.last_name === null ? {} : { lastName: customer.last_name }),
          garments: garments.slice(0, MAX_ROWS),
        },
      }
    }),
  ]
}
