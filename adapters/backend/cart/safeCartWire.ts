import * as Schema from "effect/Schema"
import type { SafeCart } from "../../../application/cart/SafeCartGateway.ts"
import type { components } from "../../../contracts/generated/cart.d.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { givenOf } from "../http/given.ts"
import { KeptItemWire, toKeptItem } from "../http/wire/CartMergeWire.ts"
import { IdWire, SkuWire } from "../http/wire/IdWire.ts"
import { MakingWire, toMaking } from "../http/wire/MakingWire.ts"
import { lenient } from "../http/wire/lenient.ts"
import { lenientText } from "../http/wire/lenientText.ts"
import { maybe } from "../http/wire/maybe.ts"

/** What was told of an addition is not worth the backup. */
const factsFields = {
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
      productId: maybe(IdWire),
      categoryId: maybe(IdWire),
      bundleId: maybe(IdWire),
      ...factsFields,
      ...MakingWire.fields,
    }),
  ),
  keptItems: maybe(Schema.Array(KeptItemWire)),
})

export type SafeCartSeam = Accepts<typeof SafeCartWire, components["schemas"]["SafeCart"]>

export const safeCartAnswer = answerSchema(SafeCartWire)

/** What is put by, as something to add again. */
export function toSafeCart({ items, keptItems }: typeof SafeCartWire.Type): SafeCart {
  return {
    items: items.map(({ customization, tailoringModel, ...plain }) => ({
      ...givenOf(plain),
      ...toMaking({ customization, tailoringModel }),
    })),
    kept: (keptItems ?? []).map(toKeptItem),
  }
}
