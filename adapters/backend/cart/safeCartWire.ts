import * as Schema from "effect/Schema"
import type { SafeCart } from "../../../application/cart/SafeCartGateway.ts"
import type { components } from "../../../contracts/generated/cart.d.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { withoutNulls } from "../http/whenDefined.ts"
import { LeftoverItemWire, toLeftoverItem } from "../http/wire/CartMergeWire.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { LineCustomizationWire, toLineCustomization } from "../http/wire/LineCustomizationWire.ts"
import { lenient } from "../http/wire/lenient.ts"
import { lenientText } from "../http/wire/lenientText.ts"
import { nullish } from "../http/wire/nullish.ts"

/** Decoded leniently: invalid metadata must not make the backup unreadable. */
const metadataFields = {
  categoryType: lenientText,
  searchConversion: lenientText,
  style: lenientText,
  color: lenientText,
  sizeId: lenientText,
  analyticsInfo: lenientText,
  purpose: lenientText,
  description: lenientText,
  acceptedPolicies: lenient(Schema.Array(Schema.Int)),
}

const SafeCartWire = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      sku: SkuWire,
      quantity: Schema.Int,
      productId: nullish(IdWire),
      categoryId: nullish(IdWire),
      bundleId: nullish(IdWire),
      ...metadataFields,
      ...LineCustomizationWire.fields,
    }),
  ),
  keptItems: nullish(Schema.Array(LeftoverItemWire)),
})

export type SafeCartContractCheck = AssertAccepts<typeof SafeCartWire, components["schemas"]["SafeCart"]>

export const decodeSafeCart = bodyDecoder(SafeCartWire)

/** Returns the backup's items in the form in which they are added again. */
export function toSafeCart({ items, keptItems }: typeof SafeCartWire.Type): SafeCart {
  return {
    items: items.map(({ customization, tailoringModel, ...plain }) => ({
      ...withoutNulls(plain),
      ...toLineCustomization({ customization, tailoringModel }),
    })),
    leftovers: (keptItems ?? []).map(toLeftoverItem),
  }
}
