import type { components } from "../../../generated/orders.d.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { readSellables } from "../../catalog/stock/Sellable.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { type FieldProblem, notAcceptable, notFound } from "../../platform/http/Refused.ts"
import { sameSecret } from "../../platform/ports/sameSecret.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import { readSuborders } from "../../order-documents/suborders.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import { codeText, orderCode } from "../orderCode.ts"
import { presentOrder } from "../presentOrder.ts"
import { onlineTicketData } from "./onlineTicket.ts"
import { readSale, saleTicketData } from "./storeSale.ts"

type OrderSearch = components["schemas"]["OrderSearch"]
type FoundOrder = components["schemas"]["FoundOrder"]

export interface Finder {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly principal: Principal | undefined
}

/** Finds a purchase by its printed details. Fails with 422 when too few are given, and 404 when they do not match. */
export const fetchOrder = async (
  services: SandboxServices,
  finder: Finder,
  search: OrderSearch,
): Promise<FoundOrder> => {
  await checkCaptcha(services, finder.store.id, search)
  return search.sourceType === "STORE"
    ? fetchTicket(services, finder, search)
    : fetchOnlineOrder(services, finder, search)
}

const nothing = () => notFound("There is no such purchase.")

const incompleteSearch = (...fields: readonly string[]) => {
  const problems: readonly FieldProblem[] = fields.map((field) => ({
    field,
    rule: "required",
    message: `${field} is needed to find it.`,
  }))
  return notAcceptable("_ERR_ORDER_SEARCH_INCOMPLETE", "Too little is given to find a purchase.", problems)
}

const fetchTicket = async (
  { storage, ports }: SandboxServices,
  { store, language, principal }: Finder,
  { storeNumber, barcode, orderId }: OrderSearch,
): Promise<FoundOrder> => {
  if (storeNumber === undefined || barcode === undefined)
    throw incompleteSearch(
      ...(storeNumber === undefined ? ["storeNumber"] : []),
      ...(barcode === undefined ? ["barcode"] : []),
    )
  const row = await storage.db
    .selectFrom("store_ticket")
    .selectAll()
    .where("store_id", "=", store.id)
    .where("store_number", "=", storeNumber)
    .where("barcode", "=", barcode)
    .executeTakeFirst()
  if (row === undefined || (orderId !== undefined && orderId !== row.ticket_reference)) throw nothing()
  if (principal !== undefined && principal.kind !== "guest")
    await storage.db
      .insertInto("customer_receipt")
      .values({
        user_id: Number(principal.userId),
        store_id: store.id,
        ticket_reference: row.ticket_reference,
        saved_at: ports.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const { lines } = readSale(row)
  const sellables = await readSellables(
    storage.db,
    store.id,
    language.id,
    lines.map(({ sku }) => sku),
  )
  return {
    id: row.ticket_reference,
    sourceType: "STORE",
    storeId: store.id,
    storeNumber: row.store_number,
    status: "DELIVERED",
    creationDate: new Date(row.created_at).toISOString(),
    totalOrder: row.amount,
    currencyCode: store.currencyCode,
    items: lines.map((line) => {
      const sellable = sellables.get(line.sku)
      return sellable === undefined
        ? { ...line, name: line.sku }
        : { ...line, name: sellable.name, size: sellable.size, color: sellable.color }
    }),
    ticketData: saleTicketData(row),
  }
}

const fetchOnlineOrder = async (
  { storage, ports }: SandboxServices,
  finder: Finder,
  search: OrderSearch,
): Promise<FoundOrder> => {
  const { store, language } = finder
  const order = await findOnline(storage.db, finder, search)
  const shown = await presentOrder(storage.db, order, language, false)
  const part =
    search.suborderId === undefined
      ? undefined
      : (await readSuborders(storage.db, order)).find(({ suborderId }) => suborderId === search.suborderId)
  if (search.suborderId !== undefined && part === undefined) throw nothing()
  const units = new Map(part?.units.map(({ orderitemId, quantity }) => [orderitemId, quantity]))
  return {
    id: String(order.order_id),
    sourceType: "ONLINE",
    storeId: store.id,
    status: part?.isCancelled === true ? "CANCELLED" : order.status,
    creationDate: shown.creationDate,
    totalOrder: order.total_order,
    currencyCode: store.currencyCode,
    ...(part === undefined ? {} : { suborderId: part.suborderId }),
    items: shown.items.flatMap(({ id, sku, quantity, unitPrice, name, size, color }) => {
      const own = part === undefined ? quantity : units.get(id)
      return own === undefined
        ? []
        : [
            {
              orderItemId: id,
              sku,
              quantity: own,
              unitPrice,
              name,
              ...(size === undefined ? {} : { size }),
              ...(color === undefined ? {} : { color }),
            },
          ]
    }),
    ticketData: onlineTicketData(store, order, await orderCode(storage.db, ports, order.order_id)),
  }
}

const findOnline = async (
  db: SandboxServices["storage"]["db"],
  { store, principal }: Finder,
  { orderId, orderBarcode, externalOrderId }: OrderSearch,
): Promise<OrderRow> => {
  const rowOf = (id: number) =>
    db
      .selectFrom("customer_order")
      .selectAll()
      .where("order_id", "=", id)
      .where("store_id", "=", store.id)
      .executeTakeFirst()
  if (externalOrderId !== undefined) {
    const punchoutOrder = await db
      .selectFrom("punchout")
      .select("order_id")
      .where("punchout_id", "=", externalOrderId)
      .executeTakeFirst()
    const order = punchoutOrder === undefined ? undefined : await rowOf(punchoutOrder.order_id)
    if (order === undefined || (orderId !== undefined && orderId !== String(order.order_id))) throw nothing()
    return order
  }
  if (orderId === undefined) throw incompleteSearch("orderId")
  if (orderBarcode === undefined && principal === undefined) throw incompleteSearch("orderBarcode")
  const order = /^[0-9]{1,15}$/u.test(orderId) ? await rowOf(Number(orderId)) : undefined
  if (order === undefined) throw nothing()
  if (orderBarcode === undefined) {
    if (Number(principal?.userId) !== order.user_id) throw nothing()
    return order
  }
  const code = await db
    .selectFrom("order_code")
    .select("pickup_code")
    .where("order_id", "=", order.order_id)
    .executeTakeFirst()
  const agrees =
    code !== undefined &&
    code.pickup_code !== "" &&
    sameSecret(codeText(order.order_id, { pickupCode: code.pickup_code }), orderBarcode)
  if (!agrees) throw nothing()
  return order
}
