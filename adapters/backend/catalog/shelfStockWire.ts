import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { CommerceStock, StoreStock } from "../../../domain/catalog/stock/StoreShelfStock.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

const ShelfStockWire = Schema.Struct({ id: nullish(IdWire), sku: SkuWire, productId: IdWire, units: Schema.Int })
const storeFields = { physicalStoreId: IdWire, stocks: Schema.Array(ShelfStockWire) } as const

export const StoresStockWire = Schema.Struct({ stores: Schema.Array(Schema.Struct(storeFields)) })
export const CommerceStockWire = Schema.Struct({
  units: Schema.Int,
  stores: Schema.Array(
    Schema.Struct({
      ...storeFields,
      name: Schema.String,
      city: Schema.String,
      stateCode: IdWire,
      countryCode: Schema.String,
    }),
  ),
})

type Schemas = components["schemas"]
export type ShelfStockContractChecks = [
  AssertAccepts<typeof StoresStockWire, Schemas["StoresStock"]>,
  AssertAccepts<typeof CommerceStockWire, Schemas["CommerceStock"]>,
]

export const decodeStoresStock = bodyDecoder(StoresStockWire)
export const decodeCommerceStock = bodyDecoder(CommerceStockWire)

export function toStoreStocks({ stores }: typeof StoresStockWire.Type): readonly StoreStock[] {
  return stores.map(toStoreStock)
}

export function toCommerceStock({ units, stores }: typeof CommerceStockWire.Type): CommerceStock {
  return { units, stores: stores.map((store) => ({ ...store, ...toStoreStock(store) })) }
}

function toStoreStock({ physicalStoreId, stocks }: (typeof StoresStockWire.Type)["stores"][number]): StoreStock {
  return {
    physicalStoreId,
    stocks: stocks.map(({ id, ...stock }) => ({ ...stock, ...whenDefined(id, (catentryId) => ({ catentryId })) })),
  }
}
