import { deviceCodec, isRecord } from "../platform/DeviceCodec.ts"
import { WISHLISTED_PRODUCTS_KEY } from "../platform/deviceKeys.ts"

/** Products in any list, for the heart icons of a page; stored separately, so that a page needs no request. */
export interface WishlistedProducts {
  readonly storeId: string
  readonly registered: boolean
  readonly productIds: readonly string[]
}

export const wishlistedProductsCodec = deviceCodec(
  WISHLISTED_PRODUCTS_KEY,
  (value): value is WishlistedProducts =>
    isRecord(value) &&
    typeof value["storeId"] === "string" &&
    typeof value["registered"] === "boolean" &&
    Array.isArray(value["productIds"]) &&
    value["productIds"].every((id) => typeof id === "string"),
)

/** The products in a list of this store and kind of customer. */
export function wishlistedProductIds(
  text: string | undefined,
  storeId: string | undefined,
  isRegistered: boolean,
): readonly string[] {
  const stored = wishlistedProductsCodec.parse(text)
  return stored?.storeId === storeId && stored?.registered === isRegistered ? stored.productIds : []
}
