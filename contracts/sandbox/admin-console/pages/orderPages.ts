import { advanceOrder } from "../../orders/advanceOrder.ts"
import { advanceSuborder } from "../../orders/advanceSuborder.ts"
import { canScan, scanParcel } from "../../orders/scanParcel.ts"
import { hasParcel } from "../../order-documents/parcels.ts"
import { readSuborders, type Suborder } from "../../order-documents/suborders.ts"
import { canBecome } from "../../order-records/orderStatus.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import type { OrderStatus, ParcelStep } from "../../platform/storage/tables/OrderTables.ts"
import { dataTable } from "../dataTable.ts"
import { moneyText } from "../../stores/moneyText.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import { choiceField, type AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { failPayment } from "../failPayment.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 100

/** Order statuses with their button labels. */
const STEPS: readonly (readonly [status: OrderStatus, label: string])[] = [
  ["PAID", "Mark as paid"],
  ["SHIPPED", "Mark as shipped"],
  ["DELIVERED", "Mark as delivered"],
  ["REFUNDED", "Refund"],
  ["CANCELLED", "Cancel order"],
]
const STATUSES = STEPS.map(([status]) => status)

/** Scans of parcels with their button labels. */
const SCANS: readonly (readonly [step: ParcelStep, label: string])[] = [
  ["PACKED", "packed"],
  ["OUT_FOR_DELIVERY", "out for delivery"],
]

/** Buttons for scans of all parcels of an order, and of each in an order with several. */
const scanForms = (row: OrderRow, parts: readonly Suborder[]) => {
  const parcels = parts.filter((part) => hasParcel(row, part))
  return SCANS.flatMap(([step, label]) => {
    const scanned = parcels.filter(({ status }) => canScan(status, step))
    const path = `/sandbox/orders/${row.order_id}`
    return [
      ...(scanned.length === 0 ? [] : [buttonForm(`${path}/scan`, `Mark as ${label}`, { step })]),
      ...(parcels.length < 2 ? [] : scanned).map(({ suborderId }) =>
        buttonForm(`${path}/parts/${suborderId}/scan`, `Mark package ${numberOf(parts, suborderId)} as ${label}`, {
          step,
        }),
      ),
    ]
  })
}

const numberOf = (parts: readonly Suborder[], suborderId: string): number =>
  parts.findIndex((part) => part.suborderId === suborderId) + 1

/** Whether the shipments of an order can be updated. */
const canAdvance = (status: OrderStatus): boolean => status === "PAID" || status === "SHIPPED"

/** Buttons for the suborders of an order with several shipments. */
const suborderForms = (orderId: number, parts: readonly Suborder[]) =>
  parts.length < 2
    ? []
    : parts.flatMap(({ suborderId, status }, index) =>
        (["SHIPPED", "DELIVERED"] as const)
          .filter((to) => canBecome(status, to))
          .map((to) =>
            buttonForm(
              `/sandbox/orders/${orderId}/parts/${suborderId}/advance`,
              `Mark package ${index + 1} as ${to === "SHIPPED" ? "shipped" : "delivered"}`,
              { status: to },
            ),
          ),
      )

const orders: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/orders$/u,
  run: async ({ services: { storage, stores } }) => {
    const known = new Map((await stores.all()).map((store) => [store.id, store]))
    const found = await storage.db
      .selectFrom("customer_order")
      .innerJoin("customer", "customer.user_id", "customer_order.user_id")
      .selectAll("customer_order")
      .select("customer.email")
      .orderBy("customer_order.created_at", "desc")
      .orderBy("order_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    const rows = await Promise.all(
      found.map(async (row) => ({ ...row, parts: canAdvance(row.status) ? await readSuborders(storage.db, row) : [] })),
    )
    return {
      kind: "page",
      title: "Orders",
      data: {
        orders: rows.map((row) => ({
          orderId: String(row.order_id),
          storeId: row.store_id,
          status: row.status,
          createdAt: new Date(row.created_at).toISOString(),
          totalOrder: row.total_order,
          itemCount: row.item_count,
          ...(row.email === null ? {} : { email: row.email }),
        })),
      },
      body: html`<p>
          Order statuses: PENDING, PAID, SHIPPED, DELIVERED and, optionally, REFUNDED. The customer gets an
          <a href="/sandbox/messages">email</a> at each step. Scans of a parcel (packed, out for delivery) change only
          the timeline. See also <a href="/sandbox/returns">Returns</a>.
        </p>
        ${dataTable(
          `Up to ${MAX_ROWS} orders, newest first`,
          [
            { name: "Order", cell: ({ order_id }) => order_id },
            { name: "Store", cell: ({ store_id }) => known.get(store_id)?.countryName["en"] ?? store_id },
            { name: "Date", cell: ({ created_at }) => formatTimestamp(created_at) },
            { name: "Customer", cell: ({ email }) => email ?? "Guest" },
            {
              name: "Total",
              isNumber: true,
              cell: ({ store_id, total_order }) => moneyText(known.get(store_id), total_order),
            },
            { name: "Status", cell: ({ status }) => html`<span class="tag">${status}</span>` },
            {
              name: "Actions",
              cell: ({ parts, ...row }) =>
                html`<div class="actions">
                  ${scanForms(row, parts)}${suborderForms(row.order_id, parts)}${STEPS.filter(([to]) =>
                    canBecome(row.status, to),
                  ).map(([to, label]) =>
                    buttonForm(`/sandbox/orders/${row.order_id}/advance`, label, { status: to }, to === "CANCELLED"),
                  )}${
                    row.status === "PENDING" &&
                    buttonForm(`/sandbox/orders/${row.order_id}/fail`, "Simulate payment failure", {}, true)
                  }
                </div>`,
            },
          ],
          rows,
          "No orders yet.",
        )}`,
    }
  },
}

const advance: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/orders\/([0-9]{1,15})\/advance$/u,
  run: async (call) => {
    const [orderId = ""] = call.at
    const { status } = await advanceOrder(call.services, orderId, choiceField(call, "status", STATUSES))
    return { kind: "done", data: { orderId, status }, back: "/sandbox/orders", confirmation: "orderMoved" }
  },
}

const advanceSuborderRoute: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/orders\/([0-9]{1,15})\/parts\/([0-9]{1,20})\/advance$/u,
  run: async (call) => {
    const [orderId = "", suborderId = ""] = call.at
    const { status } = await advanceSuborder(
      call.services,
      orderId,
      suborderId,
      choiceField(call, "status", ["SHIPPED", "DELIVERED"] as const),
    )
    return { kind: "done", data: { orderId, suborderId, status }, back: "/sandbox/orders", confirmation: "orderMoved" }
  },
}

const scan: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/orders\/([0-9]{1,15})(?:\/parts\/([0-9]{1,20}))?\/scan$/u,
  run: async (call) => {
    const [orderId = "", suborderId] = call.at
    const step = choiceField(call, "step", ["PACKED", "OUT_FOR_DELIVERY"] as const)
    await scanParcel(call.services, orderId, step, suborderId)
    const data = { orderId, ...(suborderId === undefined ? {} : { suborderId }), step }
    return { kind: "done", data, back: "/sandbox/orders", confirmation: "parcelScanned" }
  },
}

const fail: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/orders\/([0-9]{1,15})\/fail$/u,
  run: async ({ services, at: [orderId = ""] }) => {
    await failPayment(services, orderId)
    return { kind: "done", data: { orderId }, back: "/sandbox/orders", confirmation: "paymentFailed" }
  },
}

const refund: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/orders\/([0-9]{1,15})\/refund$/u,
  run: async ({ services, at: [orderId = ""] }) => {
    const { status } = await advanceOrder(services, orderId, "REFUNDED")
    return { kind: "done", data: { orderId, status }, back: "/sandbox/orders", confirmation: "orderRefunded" }
  },
}

export const orderPages: readonly AdminConsoleRoute[] = [orders, advance, advanceSuborderRoute, scan, fail, refund]
