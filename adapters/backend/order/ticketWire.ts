import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { FoundPurchase, PurchaseSearch } from "../../../domain/order/PurchaseSearch.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { TicketDataWire, toTicket } from "./invoiceWire.ts"

export const FoundPurchaseWire = Schema.Struct({
  id: IdWire,
  sourceType: Schema.String,
  status: Schema.String,
  creationDate: Schema.String,
  totalOrder: MoneyWire,
  currencyCode: Schema.String,
  items: Schema.Array(
    Schema.Struct({
      orderItemId: maybe(IdWire),
      sku: Schema.String,
      name: Schema.String,
      quantity: Schema.Int,
      unitPrice: MoneyWire,
      size: maybe(Schema.String),
      color: maybe(Schema.String),
    }),
  ),
  ticketData: maybe(TicketDataWire),
})

type Schemas = components["schemas"]
export type TicketSeam = Accepts<typeof FoundPurchaseWire, Schemas["FoundOrder"]>

export const foundPurchaseAnswer = answerSchema(FoundPurchaseWire)

export function toFoundPurchase(wire: typeof FoundPurchaseWire.Type): FoundPurchase {
  const money = moneyIn(wire.currencyCode)
  return {
    id: wire.id,
    isOnline: wire.sourceType === "ONLINE",
    status: wire.status,
    boughtAt: wire.creationDate,
    total: money(wire.totalOrder),
    lines: wire.items.map(({ orderItemId, sku, name, quantity, unitPrice, size, color }) => ({
      ...given(orderItemId, (id) => ({ orderItemId: id })),
      sku,
      name,
      quantity,
      unitPrice: money(unitPrice),
      ...given(size, (text) => ({ size: text })),
      ...given(color, (text) => ({ color: text })),
    })),
    ...given(wire.ticketData, (data) => ({ ticket: toTicket(data, wire.currencyCode) })),
  }
}

export function fromPurchaseSearch(search: PurchaseSearch): Schemas["OrderSearch"] {
  if (search.source === "STORE") {
    const { storeNumber, barcode, reference } = search
    return {
      sourceType: "STORE",
      storeNumber,
      barcode: Redacted.value(barcode),
      ...given(reference, (orderId) => ({ orderId })),
    }
  }
  if ("externalOrderId" in search)
    return { sourceType: "ONLINE", externalOrderId: Redacted.value(search.externalOrderId) }
  const { orderId, orderBarcode, partId } = search
  return {
    sourceType: "ONLINE",
    orderId,
    ...given(orderBarcode, (code) => ({ orderBarcode: Redacted.value(code) })),
    ...given(partId, (suborderId) => ({ suborderId })),
  }
}
