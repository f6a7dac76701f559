import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/catalog.d.ts"
import type { Bundle, BundleComponent, Product, ProductSize } from "../../../domain/catalog/Product.ts"
import type { SizeGuide } from "../../../domain/catalog/SizeGuide.ts"
import { stockVisibility } from "../../../domain/catalog/stock/StockVisibility.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { lenient } from "../http/wire/lenient.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { ProductSummaryWire, toProductSummary } from "../http/wire/ProductSummaryWire.ts"

const ProductSizeWire = Schema.Struct({
  sku: SkuWire,
  name: Schema.String,
  position: nullish(Schema.Number),
  price: MoneyWire,
  oldPrice: nullish(MoneyWire),
  lowestPrice30Days: nullish(MoneyWire),
  futurePrice: nullish(
    Schema.Struct({ price: MoneyWire, promotionId: nullish(Schema.String), promotionName: nullish(Schema.String) }),
  ),
  isBuyable: Schema.Boolean,
  visibility: nullish(Schema.String),
  availability: nullish(Schema.String),
  equivalence: nullish(Schema.String),
  unitsLot: lenient(Schema.Natural),
})

/** An item of a bundle. Its colours include the sizes to choose from. */
const BundleItemWire = Schema.Struct({
  ...ProductSummaryWire.fields,
  colors: Schema.Array(
    Schema.Struct({
      id: IdWire,
      name: Schema.String,
      hex: nullish(Schema.String),
      image: nullish(ImageWire),
      sizes: nullish(Schema.Array(ProductSizeWire)),
    }),
  ),
})

const PartyWire = Schema.Struct({
  name: Schema.String,
  postalAddress: Schema.Array(Schema.String),
  email: Schema.String,
})

const SizeGuideWire = Schema.Struct({
  measures: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, help: nullish(Schema.String) })),
  sizes: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      measures: Schema.Array(Schema.Struct({ measureId: Schema.String, min: Schema.Int, max: Schema.Int })),
      equivalences: Schema.Array(Schema.Struct({ system: Schema.String, name: Schema.String })),
    }),
  ),
})

export const ProductDetailWire = Schema.Struct({
  id: IdWire,
  mfname: IdWire,
  productUrl: Schema.String,
  name: Schema.String,
  description: nullish(Schema.String),
  composition: nullish(Schema.Array(Schema.String)),
  care: nullish(Schema.Array(Schema.String)),
  categoryId: nullish(IdWire),
  breadcrumbs: nullish(Schema.Array(IdWire)),
  lowestPrice30Days: nullish(MoneyWire),
  visibility: nullish(Schema.String),
  isCustomizable: nullish(Schema.Boolean),
  isTailorable: nullish(Schema.Boolean),
  price: nullish(MoneyWire),
  bundleProductSummaries: nullish(Schema.Array(BundleItemWire)),
  xmedia: nullish(Schema.Array(ImageWire)),
  bundles: nullish(Schema.Array(ProductSummaryWire)),
  brand: nullish(Schema.String),
  safety: nullish(
    Schema.Struct({
      manufacturer: PartyWire,
      responsiblePerson: nullish(PartyWire),
      warnings: nullish(Schema.Array(Schema.String)),
    }),
  ),
  sizeGuide: nullish(SizeGuideWire),
  detail: Schema.Struct({
    colors: Schema.Array(
      Schema.Struct({
        id: IdWire,
        name: Schema.String,
        hex: nullish(Schema.String),
        images: Schema.Array(ImageWire),
        sizes: Schema.Array(ProductSizeWire),
      }),
    ),
  }),
})

export type ProductDetailContractCheck = AssertAccepts<typeof ProductDetailWire, components["schemas"]["ProductDetail"]>

export const decodeProductDetail = bodyDecoder(ProductDetailWire)

/** Returns the product with prices in the store's currency. Composition and care become one line each. */
export function toProduct(currencyCode: string): (wire: typeof ProductDetailWire.Type) => Product {
  const money = moneyIn(currencyCode)
  const summaryOf = toProductSummary(currencyCode)
  return (wire) => ({
    id: wire.id,
    mfname: wire.mfname,
    productUrl: wire.productUrl,
    name: wire.name,
    ...whenDefined(wire.description, (description) => ({ description })),
    ...whenDefined(linesOf(wire.composition), (composition) => ({ composition })),
    ...whenDefined(linesOf(wire.care), (care) => ({ care })),
    categoryIds: wire.breadcrumbs ?? (typeof wire.categoryId === "string" ? [wire.categoryId] : []),
    visibility: stockVisibility(wire.visibility ?? undefined),
    ...whenDefined(wire.lowestPrice30Days, (lowest) => ({ lowestPrice30Days: money(lowest) })),
    ...(wire.isCustomizable === true ? { isCustomizable: true } : {}),
    ...(wire.isTailorable === true ? { isTailorable: true } : {}),
    colors: wire.detail.colors.map((color) => ({
      id: color.id,
      name: color.name,
      ...whenDefined(color.hex, (hex) => ({ hex })),
      images: color.images.map(toImage),
      sizes: color.sizes.map(sizeOf),
    })),
    ...whenDefined(wire.bundleProductSummaries, (components) =>
      components.length === 0 ? {} : { bundle: toBundle(wire, components.map(toBundleItem)) },
    ),
    ...whenDefined(wire.brand, (brand) => (brand === "" ? {} : { brand })),
    ...whenDefined(wire.safety, ({ manufacturer, responsiblePerson, warnings }) => ({
      safety: {
        manufacturer,
        ...whenDefined(responsiblePerson, (person) => ({ responsiblePerson: person })),
        warnings: warnings ?? [],
      },
    })),
    ...whenDefined(wire.sizeGuide, (guide) => ({ sizeGuide: toSizeGuide(guide) })),
    ...whenDefined(wire.bundles, (bundles) => (bundles.length === 0 ? {} : { bundles: bundles.map(summaryOf) })),
  })

  /** A bundle without a price of its own costs the sum of its items. */
  function toBundle({ price, xmedia }: typeof ProductDetailWire.Type, components: readonly BundleComponent[]): Bundle {
    return {
      price: money(price ?? components.reduce((sum, component) => sum + component.price.minorUnits, 0)),
      images: (xmedia ?? []).map(toImage),
      components,
    }
  }

  function toBundleItem(wire: typeof BundleItemWire.Type): BundleComponent {
    const { colors, ...component } = summaryOf(wire)
    return {
      ...component,
      colors: colors.map((color, index) => ({ ...color, sizes: (wire.colors[index]?.sizes ?? []).map(sizeOf) })),
    }
  }

  function sizeOf(size: typeof ProductSizeWire.Type): ProductSize {
    return {
      sku: size.sku,
      name: size.name,
      ...whenDefined(size.position, (position) => ({ position })),
      price: money(size.price),
      ...whenDefined(size.oldPrice, (oldPrice) => ({ oldPrice: money(oldPrice) })),
      ...whenDefined(size.lowestPrice30Days, (lowest) => ({ lowestPrice30Days: money(lowest) })),
      ...whenDefined(size.futurePrice, ({ price, promotionId, promotionName }) => ({
        futurePrice: {
          price: money(price),
          ...whenDefined(promotionId, (id) => ({ promotionId: id })),
          ...whenDefined(promotionName, (name) => ({ promotionName: name })),
        },
      })),
      isBuyable: size.isBuyable,
      visibility: stockVisibility(size.visibility ?? undefined),
      isLow: size.availability === "low",
      ...whenDefined(size.unitsLot, (unitsLot) => ({ unitsLot })),
      ...whenDefined(size.equivalence, (equivalence) => ({ equivalence })),
    }
  }
}

function linesOf(lines: readonly string[] | null | undefined): string | undefined {
  return lines === undefined || lines === null || lines.length === 0 ? undefined : lines.join("\n")
}

function toSizeGuide({ measures, sizes }: typeof SizeGuideWire.Type): SizeGuide {
  return {
    measures: measures.map(({ id, name, help }) => ({ id, name, ...whenDefined(help, (text) => ({ help: text })) })),
    sizes: sizes.map(({ name, measures: ranges, equivalences }) => ({
      name,
      ranges: ranges.map(({ measureId, min, max }) => ({ measureId, minimum: min, maximum: max })),
      equivalences,
    })),
  }
}
