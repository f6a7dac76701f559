import { at, listAt, numberAt, textAt } from "../../sandbox/checkout/customer.ts"

/** A version of the protocol; its schemas are in `tests/fixtures`. */
export const UCP_VERSION = "2026-04-08"

interface SignedTotal {
  readonly type: "subtotal" | "discount" | "fulfillment" | "tax" | "total"
  readonly amount: number
  readonly display_text?: string
}

interface SignedLine {
  readonly id: string
  /** Negative for returned units, positive for replacements. */
  readonly quantity: number
}

/** A change of the order's items or money. Amounts are negative for money returned to the buyer. */
export interface UcpAdjustment {
  readonly id: string
  readonly type: "return" | "exchange" | "refund" | "cancellation"
  readonly occurred_at: string
  readonly status: "pending" | "completed" | "failed"
  readonly line_items?: readonly SignedLine[]
  readonly totals?: readonly SignedTotal[]
}

export interface UcpEvent {
  readonly id: string
  readonly occurred_at: string
  readonly type: "processing" | "canceled"
  readonly line_items: readonly SignedLine[]
}

/** An order of the protocol. */
export interface UcpOrder {
  readonly line_items: readonly {
    readonly id: string
    readonly quantity: { readonly original: number; readonly total: number; readonly fulfilled: number }
    readonly status: string
  }[]
  readonly fulfillment: { readonly events: readonly UcpEvent[] }
  readonly adjustments: readonly UcpAdjustment[]
}

/** The backend's answers about an order: itself, its return requests and its RMAs, each oldest first. */
export interface OrderAnswers {
  readonly order: unknown
  readonly requests: readonly unknown[]
  readonly rmas: readonly unknown[]
}

const STATUSES: Readonly<Record<string, UcpAdjustment["status"]>> = { REFUNDED: "completed", ANNULLED: "failed" }
const ARRIVED: readonly string[] = ["RECEIVED", "REFUNDED"]

/** Projects an order with its returns and refunds to the protocol's order. */
export function projectOrder({ order, requests, rmas }: OrderAnswers): UcpOrder {
  const orderId = textAt(order, "id")
  const placedAt = textAt(order, "creationDate")
  const isCancelled = textAt(order, "status") === "CANCELLED"
  const items = listAt(order, "items")
  const currency = textAt(order, "currencyCode")
  const returned = unitsOf(rmas.filter((rma) => ARRIVED.includes(textAt(rma, "status"))))
  const replacements = requests.flatMap((request) =>
    listAt(request, "changeLines").map((change, index) => ({
      id: `${textAt(request, "rmareqId")}-${index}`,
      sku: textAt(change, "newSku"),
      quantity: numberAt(change, "quantity"),
      isSent: textAt(change, "status") === "SENT",
    })),
  )
  const bought = items.map((item) => {
    const id = textAt(item, "id")
    const original = numberAt(item, "quantity")
    const total = isCancelled ? 0 : original - (returned.get(id) ?? 0)
    return lineItem(id, textAt(item, "sku"), textAt(item, "name"), numberAt(item, "unitPrice"), { original, total })
  })
  const sent = replacements
    .filter(({ isSent }) => isSent)
    .map(({ id, sku, quantity }) => lineItem(id, sku, sku, 0, { original: 0, total: quantity }))
  const whole = items.map((item) => ({ id: textAt(item, "id"), quantity: numberAt(item, "quantity") }))
  const answer = {
    ucp: { version: UCP_VERSION },
    id: orderId,
    checkout_id: orderId,
    permalink_url: `https://shop.example/10000034/orders/${orderId}`,
    currency,
    line_items: [...bought, ...sent],
    totals: orderTotals(order),
    fulfillment: {
      events: [
        { id: `${orderId}-processing`, occurred_at: placedAt, type: "processing" as const, line_items: whole },
        ...(isCancelled
          ? [{ id: `${orderId}-canceled`, occurred_at: placedAt, type: "canceled" as const, line_items: whole }]
          : []),
      ],
    },
    adjustments: [
      ...(isCancelled
        ? [
            {
              id: `${orderId}-cancellation`,
              type: "cancellation" as const,
              occurred_at: placedAt,
              status: "completed" as const,
              line_items: whole.map(({ id, quantity }) => ({ id, quantity: -quantity })),
              totals: [total(-numberAt(order, "totalOrder"))],
            },
          ]
        : []),
      ...requests.flatMap((request) => {
        const rma = rmas.find((one) => textAt(one, "rmareqId") === textAt(request, "rmareqId"))
        return adjustmentsOf(request, rma)
      }),
    ],
  }
  return answer
}

/** A return or exchange, followed by its refunds. */
function adjustmentsOf(request: unknown, rma: unknown): readonly UcpAdjustment[] {
  const id = textAt(request, "rmareqId")
  const changes = listAt(request, "changeLines")
  const lines: readonly SignedLine[] = [
    ...listAt(rma, "items").map((item) => ({ id: textAt(item, "orderItemId"), quantity: -numberAt(item, "quantity") })),
    ...changes.map((change, index) => ({ id: `${id}-${index}`, quantity: numberAt(change, "quantity") })),
  ]
  return [
    {
      id,
      type: changes.length === 0 ? "return" : "exchange",
      occurred_at: textAt(request, "creationDate"),
      status: STATUSES[textAt(request, "status")] ?? "pending",
      line_items: lines,
      totals: [total(-numberAt(request, "refundAmount"))],
    },
    ...listAt(rma, "refunds").map((refund) => ({
      id: textAt(refund, "refundId"),
      type: "refund" as const,
      occurred_at: textAt(refund, "date"),
      status: "completed" as const,
      totals: [total(-numberAt(refund, "amount"))],
    })),
  ]
}

function unitsOf(rmas: readonly unknown[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const item of rmas.flatMap((rma) => listAt(rma, "items"))) {
    const id = textAt(item, "orderItemId")
    units.set(id, (units.get(id) ?? 0) + numberAt(item, "quantity"))
  }
  return units
}

function lineItem(
  id: string,
  sku: string,
  title: string,
  price: number,
  { original, total: active }: { readonly original: number; readonly total: number },
) {
  return {
    id,
    item: { id: sku, title, price },
    quantity: { original, total: active, fulfilled: 0 },
    totals: [{ type: "subtotal", amount: price * original }, total(price * original)],
    status: active === 0 ? "removed" : "processing",
  }
}

function orderTotals(order: unknown): readonly SignedTotal[] {
  const adjustment = numberAt(order, "totalAdjustment")
  return [
    { type: "subtotal", amount: numberAt(order, "totalProduct") },
    ...(adjustment < 0 ? [{ type: "discount" as const, amount: adjustment }] : []),
    { type: "fulfillment", amount: numberAt(order, "shippingPrice") },
    ...(typeof at(order, "tax") === "number" ? [{ type: "tax" as const, amount: numberAt(order, "tax") }] : []),
    total(numberAt(order, "totalOrder")),
  ]
}

function total(amount: number): SignedTotal {
  return { type: "total", amount }
}
