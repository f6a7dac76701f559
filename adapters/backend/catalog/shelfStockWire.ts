import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { CommerceStock, StoreStock } from "../../../domain/catalog/ShelfStock.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"

const ShelfStockWire = Schema.Struct({ id: maybe(IdWire), sku: SkuWire, productId: IdWire, units: Schema.Int })
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
export type ShelfStockSeams = [
  Accepts<typeof StoresStockWire, Schemas["StoresStock"]>,
  Accepts<typeof CommerceStockWire, Schemas["CommerceStock"]>,
]

export const storesStockAnswer = answerSchema(StoresStockWire)
export const commerceStockAnswer = answerSchema(CommerceStockWire)

export function toStoreStocks({ stores }: typeof StoresStockWire.Type): readonly StoreStock[] {
  return stores.map(toStoreStock)
}

export function toCommerceStock({ units, stores }: typeof CommerceStockWire.Type): CommerceStock {
  return { units, stores: stores.map((store) => ({ ...store, ...toStoreStock(store) })) }
}

function toStoreStock({ physicalStoreId, stocks }: (typeof StoresStockWire.Type)["stores"][number]): StoreStock {
  return {
    physicalStoreId,
    stocks: stocks.map(({ id, ...stock }) => ({ ...stock, ...given(id, (catentryId) => ({ catentryId })) })),
  }
}
