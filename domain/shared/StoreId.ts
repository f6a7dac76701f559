import type * as Brand from "effect/Brand"

/** The id of a country store: exactly eight digits as text (S5.21; R3). */
export type StoreId = Brand.Branded<string, "StoreId">

const EIGHT_DIGITS = /^[0-9]{8}$/

/** Whether a text is a store id: eight ASCII digits. */
export function isStoreId(text: string): text is StoreId {
  return EIGHT_DIGITS.test(text)
}
