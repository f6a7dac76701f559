import type { Kysely } from "kysely"
import type { components } from "../../generated/orders.d.ts"
import { withOptionNames } from "../catalog/customization/customization.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import { withTailoringNames } from "../catalog/customization/tailoring.ts"
import { repayInfo } from "../checkout/repayment/repayWindow.ts"
import { methodName } from "../cart/shipping/shippingMethods.ts"
import type { Database } from "../platform/storage/Database.ts"
import { orderEvents } from "../order-documents/orderEvents.ts"
import { presentRefunds } from "../order-documents/refunds.ts"
import { presentSuborders } from "../order-documents/suborders.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { readDocument, type WireOrder } from "../order-records/OrderDocument.ts"

export type OrderSummary = components["schemas"]["OrderSummary"]

/** Maximum number of pictures in a list. */
const MAX_IMAGES = 4

/**
 * Returns an order at the time of purchase. Names are in the language of the call where the catalogue still has the
 * product, else in the language of the purchase; prices never change.
 */
export const presentOrder = async (
  db: Kysely<Database>,
  row: OrderRow,
  language: StoreLanguage,
  withSuborders: boolean,
): Promise<WireOrder> => {
  const document = readDocument(row.document)
  const sellables = await readSellables(
    db,
    row.store_id,
    language.id,
    document.items.map(({ sku }) => sku),
  )
  const refunds = await presentRefunds(db, row.order_id)
  const repay = await repayInfo(db, row)
  const shippingMethodName =
    document.shippingBundle === undefined ? undefined : methodName(document.shippingBundle.shippingMethodId, language)
  return {
    ...document,
    ...(shippingMethodName === undefined ? {} : { shippingMethodName }),
    status: row.status,
    ...(repay === undefined ? {} : { repayInfo: repay }),
    items: document.items.map((bought) => {
      const item = customizedItem(bought, language.tag)
      const sellable = sellables.get(item.sku)
      if (sellable === undefined) return item
      const { name, color, productUrl, image } = sellable
      // A gift card has neither colour nor page.
      if (sellable.giftCard !== undefined) return { ...item, name }
      return { ...item, name, color, productUrl, ...(image === undefined ? {} : { image }) }
    }),
    ...(refunds.length === 0 ? {} : { refunds }),
    ...(withSuborders
      ? { suborders: await presentSuborders(db, row, language), events: [...(await orderEvents(db, row))] }
      : {}),
  }
}

const customizedItem = (item: WireOrder["items"][number], languageTag: string): WireOrder["items"][number] => ({
  ...item,
  ...(item.customization === undefined
    ? {}
    : { customization: item.customization.map((entry) => withOptionNames(entry, languageTag)) }),
  ...(item.tailoringModel === undefined
    ? {}
    : { tailoringModel: withTailoringNames(item.tailoringModel, languageTag) }),
})

export const presentSummary = (row: OrderRow): OrderSummary => {
  const { payment, items } = readDocument(row.document)
  const images = items.flatMap(({ image }) => (image === undefined ? [] : [image])).slice(0, MAX_IMAGES)
  return {
    id: String(row.order_id),
    totalOrder: row.total_order,
    payment,
    creationDate: new Date(row.created_at).toISOString(),
    status: row.status,
    itemCount: row.item_count,
    images,
  }
}
