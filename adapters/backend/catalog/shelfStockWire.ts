import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { CommerceStock, StoreStock } from "../../../domain/catalog/ShelfStock.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"

const ShelfStockWire = Schema.Struct({ sku: SkuWire, productId: IdWire, units: Schema.Int })
const storeFields = { physicalStoreId: IdWire, stocks: Schema.Array(ShelfStockWire) } as const

export const StoresStockWire = Schema.Struct({ stores: Schema.Array(Schema.Struct(storeFields)) })
export const CommerceStockWire = Schema.Struct({
  units: Schema.Int,
  stores: Schema.Array(Schema.Struct({ ...storeFields, name: Schema.String, city: Schema.String, stateCode: IdWire, countryCode: Schema.String })),
})

type Schemas = components["schemas"]
export type ShelfStockSeams = [Accepts<typeof StoresStockWire, Schemas["StoresStock"]>, Accepts<typeof CommerceStockWire, Schemas["CommerceStock"]>]

export const storesStockAnswer = answerSchema(StoresStockWire)
export const commerceStockAnswer = answerSchema(CommerceStockWire)

export function toStoreStocks({ stores }: typeof StoresStockWire.Type): readonly StoreStock[] {
  return stores
}

export function toCommerceStock({ units, stores }: typeof CommerceStockWire.Type): CommerceStock {
  return { units, stores }
}
