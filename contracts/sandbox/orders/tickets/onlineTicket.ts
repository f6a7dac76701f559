import type { Kysely } from "kysely"
import type { components } from "../../../generated/orders.d.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { storeDate } from "../../stores/storeCalendar.ts"
import { code128Png } from "../../platform/files/codeImages.ts"
import { pdfDocument } from "../../platform/files/pdfDocument.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { formatAmount } from "../../stores/formatAmount.ts"
import type { OrderRow } from "../../order-records/orderAccess.ts"
import { codeText, orderCode, type OrderCode } from "../orderCode.ts"
import { presentOrder } from "../presentOrder.ts"
import { statusLine } from "../../order-documents/statusLine.ts"
import { documentTexts } from "../../order-documents/documentTexts.ts"

/** Till number of every sale in the online store. */
export const ONLINE_TILL = "WEB"

const BAR_CODE_WIDTH = 220

/** Returns the data on the ticket of an order, as required to request an invoice. */
export const onlineTicketData = (
  store: ResolvedStore,
  order: OrderRow,
  { pickupCode }: OrderCode,
): components["schemas"]["TicketData"] => ({
  ticketReference: String(order.order_id),
  amount: order.total_order,
  operationNumber: pickupCode,
  workstationId: ONLINE_TILL,
  storeId: store.id,
  ticketDate: storeDate(store.countryCode, order.created_at),
})

/** Returns the ticket of an order as a PDF, in the language of the call. */
export const orderTicketPdf = async (
  db: Kysely<Database>,
  ports: SandboxPorts,
  store: ResolvedStore,
  language: StoreLanguage,
  order: OrderRow,
): Promise<Uint8Array<ArrayBuffer>> => {
  const texts = documentTexts(language.tag)
  const code = await orderCode(db, ports, order.order_id)
  const { ticketReference, operationNumber, workstationId, ticketDate } = onlineTicketData(store, order, code)
  const shown = await presentOrder(db, order, language, false)
  const amount = (minorUnits: number) => formatAmount(store, minorUnits)
  const amountRow = (name: string, minorUnits: number): readonly (readonly [string, string])[] =>
    minorUnits === 0 ? [] : [[name, amount(minorUnits)]]
  const refunded = (shown.refunds ?? []).reduce((sum, refund) => sum + refund.amount, 0)
  return pdfDocument({
    title: texts("documents.receipt", { number: ticketReference }),
    language: language.code,
    createdAt: order.created_at,
    blocks: [
      { kind: "heading", text: texts("documents.receipt", { number: ticketReference }) },
      {
        kind: "fields",
        fields: [
          [texts("documents.date"), ticketDate],
          [texts("documents.till"), workstationId],
          [texts("documents.transaction"), operationNumber],
          ...statusLine(language.tag, order.status),
        ],
      },
      {
        kind: "table",
        columns: [
          { title: texts("documents.item"), share: 5 },
          { title: texts("documents.quantity"), share: 1, side: "end" },
          { title: texts("documents.amount"), share: 2, side: "end" },
        ],
        rows: shown.items.map(({ name, color, size, quantity, unitPrice }) => [
          [name, color, size].filter((part) => part !== undefined && part !== "").join(", "),
          String(quantity),
          amount(quantity * unitPrice),
        ]),
      },
      {
        kind: "fields",
        fields: [
          ...amountRow(texts("documents.discounts"), shown.totalAdjustment ?? 0),
          ...amountRow(texts("documents.delivery"), shown.shippingPrice ?? 0),
          ...(shown.taxArray ?? []).map(({ name, price }) => [name, amount(price)] as const),
          [texts("documents.total"), amount(shown.totalOrder)],
          ...amountRow(texts("documents.refunded"), -refunded),
          ...shown.payment.map(
            ({ name, maskedNumber }) =>
              [
                texts("documents.payment"),
                [name, maskedNumber].filter((part) => part !== undefined).join(" "),
              ] as const,
          ),
        ],
      },
      { kind: "picture", png: await code128Png(codeText(order.order_id, code)), width: BAR_CODE_WIDTH },
    ],
  })
}
