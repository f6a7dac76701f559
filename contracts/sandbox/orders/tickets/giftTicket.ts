import type { components } from "../../../generated/orders.d.ts"
import { type CartScope } from "../../cart/CartScope.ts"
import { idempotently } from "../../cart/idempotently.ts"
import { type FieldProblem, notAcceptable, notFound, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { lockOrder } from "../../order-records/lockOrder.ts"
import { isInvoiceable } from "../../order-records/orderStatus.ts"
import { readSuborders } from "../../order-documents/suborders.ts"
import { type OrderRow, requireOrder } from "../../order-records/orderAccess.ts"
import { giftItems, type GiftItem } from "./GiftItem.ts"

type GiftTicketRequest = components["schemas"]["GiftTicketRequest"]

export interface GiftTicket {
  readonly order: OrderRow
  /** The order's number and a counter, for example `700000000001-1`. */
  readonly number: string
  readonly items: readonly GiftItem[]
}

const numberOf = (orderId: number, count: number): string => `${orderId}-${count}`

/**
 * Creates a gift receipt, or returns an earlier one. All gift receipts of an order together never cover more units than
 * were purchased and not cancelled; they are counted on the locked order.
 */
export const giftTicket = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
  key: string | undefined,
  request: GiftTicketRequest,
): Promise<GiftTicket> => {
  const claim = { storeId: scope.store.id, orderId, principal: scope.principal }
  const { giftTicket: again, orderItems } = request
  if ((again === undefined) === (orderItems === undefined)) {
    const message = "Name either orderItems or an earlier giftTicket."
    throw notAcceptable("_ERR_GIFT_TICKET", message, [{ field: "orderItems", rule: "required", message }])
  }
  if (again !== undefined) return earlier(services, await requireOrder(services.storage.db, claim), again)
  return services.storage.transaction(async (work) => {
    const order = await lockOrder(work, claim)
    const payload = ["createGiftTicket", orderId, orderItems]
    const number = await idempotently(
      work,
      scope,
      { key, payload },
      { write: (text) => text, read: (text) => text },
      () => make(work, order, orderItems ?? [], scope.now),
    )
    return { order, number, items: await itemsOf(work, order, number) }
  })
}

const earlier = async ({ storage }: SandboxServices, order: OrderRow, number: string): Promise<GiftTicket> => {
  const rows = await storage.db
    .selectFrom("gift_ticket")
    .select(["ticket_number", "items"])
    .where("order_id", "=", order.order_id)
    .execute()
  const row = rows.find(({ ticket_number }) => numberOf(order.order_id, ticket_number) === number)
  if (row === undefined) throw notFound("There is no such gift ticket.", number)
  return { order, number, items: giftItems(row.items) }
}

const itemsOf = async (work: UnitOfWork, order: OrderRow, number: string): Promise<readonly GiftItem[]> => {
  const rows = await work.db
    .selectFrom("gift_ticket")
    .select(["ticket_number", "items"])
    .where("order_id", "=", order.order_id)
    .execute()
  return giftItems(rows.find(({ ticket_number }) => numberOf(order.order_id, ticket_number) === number)?.items ?? "[]")
}

const make = async (work: UnitOfWork, order: OrderRow, wanted: readonly GiftItem[], now: number): Promise<string> => {
  if (!isInvoiceable(order.status))
    throw refused("_ERR_ORDER_STATUS", "There is no gift ticket for this order.", [
      String(order.order_id),
      order.status,
    ])
  const made = await work.db
    .selectFrom("gift_ticket")
    .select(["ticket_number", "items"])
    .where("order_id", "=", order.order_id)
    .execute()
  const left = unitsByLine(
    (await readSuborders(work.db, order))
      .filter(({ isCancelled }) => !isCancelled)
      .flatMap(({ units }) => units.map(({ orderitemId, quantity }) => ({ orderItemId: orderitemId, quantity }))),
  )
  for (const { orderItemId, quantity } of made.flatMap(({ items }) => giftItems(items)))
    left.set(orderItemId, (left.get(orderItemId) ?? 0) - quantity)
  const items = [...unitsByLine(wanted)].map(([orderItemId, quantity]) => ({ orderItemId, quantity }))
  const short = items.find(({ orderItemId, quantity }) => quantity > (left.get(orderItemId) ?? 0))
  if (short !== undefined) throw tooManyUnits(wanted, short.orderItemId, left.get(short.orderItemId))
  const count = Math.max(0, ...made.map(({ ticket_number }) => ticket_number)) + 1
  await work.db
    .insertInto("gift_ticket")
    .values({ order_id: order.order_id, ticket_number: count, items: JSON.stringify(items), created_at: now })
    .execute()
  return numberOf(order.order_id, count)
}

const unitsByLine = (items: readonly GiftItem[]): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { orderItemId, quantity } of items) units.set(orderItemId, (units.get(orderItemId) ?? 0) + quantity)
  return units
}

const tooManyUnits = (wanted: readonly GiftItem[], orderItemId: string, left: number | undefined) => {
  const index = wanted.findIndex((item) => item.orderItemId === orderItemId)
  const field: FieldProblem =
    left === undefined
      ? { field: `orderItems.${index}.orderItemId`, rule: "unknown", message: "The order has no such line." }
      : { field: `orderItems.${index}.quantity`, rule: "maximum", message: `There are ${left} units left to give.` }
  return notAcceptable(
    "_ERR_GIFT_TICKET_QUANTITY",
    "More is given than was bought.",
    [field],
    [orderItemId, String(left ?? 0)],
  )
}
