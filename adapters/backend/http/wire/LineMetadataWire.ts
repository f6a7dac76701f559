import * as Schema from "effect/Schema"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { whenDefined, withoutNulls } from "../whenDefined.ts"
import { lenient } from "./lenient.ts"
import { lenientText } from "./lenientText.ts"
import { nullish } from "./nullish.ts"
import { AdjustmentWire, TaxWire, toAdjustments, toTaxes } from "./TotalsWire.ts"

const flag = lenient(Schema.Boolean)
const text = nullish(Schema.String)

const lists = {
  tax: lenient(Schema.Array(TaxWire)),
  adjustment: lenient(Schema.Array(AdjustmentWire)),
  benefits: lenient(
    Schema.Array(Schema.Struct({ id: Schema.String, name: text, type: text, scope: text, value: text })),
  ),
  stockLocations: lenient(Schema.Array(Schema.Struct({ ffmId: text, ffmType: text, quantity: nullish(Schema.Int) }))),
}

/** Metadata of a line. Decoded leniently: an invalid value must not make the cart unreadable. */
export const LineMetadataWire = Schema.Struct({
  catalogId: lenientText,
  sizeType: lenientText,
  style: lenientText,
  itemType: lenientText,
  productType: lenientText,
  family: lenientText,
  subFamilyName: lenientText,
  presaleType: lenientText,
  ffmId: lenientText,
  ffmType: lenientText,
  isHeavyProduct: flag,
  isRepack: flag,
  isCustomized: flag,
  unitsLot: lenient(Schema.Natural),
  attachments: lenient(Schema.Array(Schema.Unknown)),
  ...lists,
})

type Lists = { readonly [List in keyof typeof lists]: (typeof LineMetadataWire.Type)[List] | undefined }

/** Returns the list metadata with amounts in the store's currency; empty lists are left out. */
export function toMetadataLists(
  { tax, adjustment, benefits, stockLocations }: Lists,
  currencyCode: string,
): Pick<CartItem, "taxes" | "adjustments" | "benefits" | "stockLocations"> {
  return {
    ...whenDefined(tax?.[0] && tax, (taxes) => ({ taxes: toTaxes(taxes, currencyCode) })),
    ...whenDefined(adjustment?.[0] && adjustment, (adjustments) => ({
      adjustments: toAdjustments(adjustments, currencyCode),
    })),
    ...whenDefined(benefits?.[0] && benefits, (list) => ({ benefits: list.map(withoutNulls) })),
    ...whenDefined(stockLocations?.[0] && stockLocations, (list) => ({ stockLocations: list.map(withoutNulls) })),
  }
}
