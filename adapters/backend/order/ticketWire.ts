import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { FoundPurchase, PurchaseSearch } from "../../../domain/order/PurchaseSearch.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
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
      orderItemId: nullish(IdWire),
      sku: Schema.String,
      name: Schema.String,
      quantity: Schema.Int,
      unitPrice: MoneyWire,
      size: nullish(Schema.String),
      color: nullish(Schema.String),
    }),
  ),
  ticketData: nullish(TicketDataWire),
})

type Schemas = components["schemas"]
export type TicketContractCheck = AssertAccepts<typeof FoundPurchaseWire, Schemas["FoundOrder"]>

export const decodeFoundPurchase = bodyDecoder(FoundPurchaseWire)

export function toFoundPurchase(wire: typeof FoundPurchaseWire.Type): FoundPurchase {
  const money = moneyIn(wire.currencyCode)
  return {
    id: wire.id,
    isOnline: wire.sourceType === "ONLINE",
    status: wire.status,
    boughtAt: wire.creationDate,
    total: money(wire.totalOrder),
    lines: wire.items.map(({ orderItemId, sku, name, quantity, unitPrice, size, color }) => ({
      ...whenDefined(orderItemId, (id) => ({ orderItemId: id })),
      sku,
      name,
      quantity,
      unitPrice: money(unitPrice),
      ...whenDefined(size, (text) => ({ size: text })),
      ...whenDefined(color, (text) => ({ color: text })),
    })),
    ...whenDefined(wire.ticketData, (data) => ({ ticket: toTicket(data, wire.currencyCode) })),
  }
}

export function fromPurchaseSearch(search: PurchaseSearch): Schemas["OrderSearch"] {
  if (search.source === "STORE") {
    const { storeNumber, barcode, reference } = search
    return {
      sourceType: "STORE",
      storeNumber,
      barcode: Redacted.value(barcode),
      ...whenDefined(reference, (orderId) => ({ orderId })),
    }
  }
  if ("externalOrderId" in search)
    return { sourceType: "ONLINE", externalOrderId: Redacted.value(search.externalOrderId) }
  const { orderId, orderBarcode, partId } = search
  return {
    sourceType: "ONLINE",
    orderId,
    ...whenDefined(orderBarcode, (code) => ({ orderBarcode: Redacted.value(code) })),
    ...whenDefined(partId, (suborderId) => ({ suborderId })),
  }
}
