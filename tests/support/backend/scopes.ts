import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { DiscountIds } from "../../../domain/checkout/PurchaseDiscounts.ts"
import { isDiscountIds } from "../../../domain/checkout/PurchaseDiscounts.ts"
import type { OriginText } from "../../../domain/checkout/PurchaseOrigin.ts"
import { isOriginText } from "../../../domain/checkout/PurchaseOrigin.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"

/** Returns the text as a store id; throws when it is none. */
export function storeId(text: string): StoreId {
  if (!isStoreId(text)) throw new Error(`${text} is no store id`)
  return text
}

/** Returns the text as a sku; throws when it is none. */
export function sku(text: string): Sku {
  if (!isSku(text)) throw new Error(`${text} is no sku`)
  return text
}

/** Returns the text as one that can accompany a purchase; throws when it cannot. */
export function originText(text: string): OriginText {
  if (!isOriginText(text)) throw new Error(`${text} cannot go with a purchase`)
  return text
}

/** Returns the texts as ids of discounts; throws when one is none. */
export function discountIds(...ids: readonly string[]): DiscountIds {
  if (!isDiscountIds(ids)) throw new Error(`${ids.join(", ")} are no ids of discounts`)
  return ids
}

/** Returns the text as an order id; throws when it is none. */
export function orderId(text: string): OrderId {
  if (!isOrderId(text)) throw new Error(`${text} is no order id`)
  return text
}

const spanish = { id: "-5", code: "es", name: "Español", direction: "ltr" } as const

/** A customer in the store of Spain, in Spanish. */
export const inSpain: StoreScope["Service"] = {
  store: {
    id: storeId("10000034"),
    countryCode: "ES",
    countryName: "España",
    region: "europe",
    brandId: "1",
    languages: [spanish],
    catalogs: [
      { id: "20000034", type: "1" },
      { id: "50000034", type: "5" },
    ],
    configuration: {},
    currency: {
      currencyCode: "EUR",
      currencyDecimals: 2,
      positiveFormat: "{0} €",
      negativeFormat: "-{0} €",
      groupingCharacter: ".",
      decimalCharacter: ",",
    },
  },
  language: spanish,
  catalogId: "20000034",
}

/** The same, in a store that does not exist. */
export const inNoStore: StoreScope["Service"] = { ...inSpain, store: { ...inSpain.store, id: storeId("19999999") } }
