import * as Schema from "effect/Schema"
import type { components } from "../../../../contracts/generated/catalog.d.ts"
import type { ProductSummary } from "../../../../domain/catalog/ProductSummary.ts"
import { stockVisibility } from "../../../../domain/catalog/stock/StockVisibility.ts"
import type { AssertAccepts } from "../AssertAccepts.ts"
import { whenDefined } from "../whenDefined.ts"
import { IdWire } from "./IdWire.ts"
import { ImageWire, toImage } from "./ImageWire.ts"
import { nullish } from "./nullish.ts"
import { moneyIn, MoneyWire } from "./MoneyWire.ts"

/** A product in a list. */
export const ProductSummaryWire = Schema.Struct({
  id: IdWire,
  mfname: IdWire,
  productUrl: Schema.String,
  name: Schema.String,
  categoryId: nullish(IdWire),
  price: MoneyWire,
  oldPrice: nullish(MoneyWire),
  lowestPrice30Days: nullish(MoneyWire),
  visibility: nullish(Schema.String),
  bundleSize: nullish(Schema.Int),
  colors: Schema.Array(
    Schema.Struct({
      id: IdWire,
      name: Schema.String,
      hex: nullish(Schema.String),
      image: nullish(ImageWire),
      sizes: nullish(Schema.Array(Schema.Struct({ name: Schema.String, isBuyable: Schema.Boolean }))),
    }),
  ),
  images: Schema.Array(ImageWire),
})

export type ProductSummaryContractCheck = AssertAccepts<
  typeof ProductSummaryWire,
  components["schemas"]["ProductSummary"]
>

/** Returns the product with prices in the store's currency. */
export function toProductSummary(currencyCode: string): (wire: typeof ProductSummaryWire.Type) => ProductSummary {
  const money = moneyIn(currencyCode)
  return (wire) => ({
    id: wire.id,
    mfname: wire.mfname,
    productUrl: wire.productUrl,
    name: wire.name,
    ...whenDefined(wire.categoryId, (categoryId) => ({ categoryId })),
    price: money(wire.price),
    ...whenDefined(wire.oldPrice, (oldPrice) => ({ oldPrice: money(oldPrice) })),
    ...whenDefined(wire.lowestPrice30Days, (lowest) => ({ lowestPrice30Days: money(lowest) })),
    visibility: stockVisibility(wire.visibility ?? undefined),
    ...whenDefined(wire.bundleSize, (bundleSize) => ({ bundleSize })),
    colors: wire.colors.map((color) => ({
      id: color.id,
      name: color.name,
      ...whenDefined(color.hex, (hex) => ({ hex })),
      ...whenDefined(color.image, (image) => ({ image: toImage(image) })),
      ...whenDefined(color.sizes, (sizes) => ({
        buyableSizes: sizes.filter(({ isBuyable }) => isBuyable).map(({ name }) => name),
      })),
    })),
    images: wire.images.map(toImage),
  })
}
