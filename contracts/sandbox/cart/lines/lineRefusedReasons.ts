import { type Refused, notFound, refused } from "../../platform/http/Refused.ts"

/** Why a line is refused; the key of the response. */
export type LineRefusedReason =
  | { readonly kind: "unknownSku"; readonly sku: string }
  | { readonly kind: "limit"; readonly maximum: number }
  | { readonly kind: "stock"; readonly sku: string; readonly available: number }
  | { readonly kind: "giftCard"; readonly sku: string }
  | { readonly kind: "notOffered" | "notCompleted"; readonly sku: string; readonly field: string }
  | { readonly kind: "lot"; readonly sku: string; readonly lot: number }
  | { readonly kind: "units"; readonly sku: string; readonly maximum: number }

/** Code of the cart's limit (S5.13). */
const LIMIT_CODE = 11

/** Message key and parameters of a problem. */
export const lineRefusedKey = (
  problem: LineRefusedReason,
): { readonly key: string; readonly params: readonly string[] } => {
  if (problem.kind === "limit") return { key: "_ERR_MAX_PRODUCTS_SHOPCART", params: [String(problem.maximum)] }
  if (problem.kind === "stock") return { key: "_ERR_NO_STOCK", params: [problem.sku, String(problem.available)] }
  if (problem.kind === "giftCard") return { key: "_ERR_CUSTOMIZATION_NOT_COMPLETED", params: [problem.sku] }
  if (problem.kind === "notOffered")
    return { key: "_ERR_CUSTOMIZATION_NOT_ALLOWED", params: [problem.sku, problem.field] }
  if (problem.kind === "notCompleted")
    return { key: "_ERR_CUSTOMIZATION_NOT_COMPLETED", params: [problem.sku, problem.field] }
  if (problem.kind === "lot") return { key: "_ERR_UNITS_LOT", params: [problem.sku, String(problem.lot)] }
  if (problem.kind === "units") return { key: "_ERR_MAX_UNITS_PER_SKU", params: [problem.sku, String(problem.maximum)] }
  return { key: "LINE_NO_BUYABLE", params: [problem.sku] }
}

/** The error that refuses a change of the cart for this reason. */
export const lineRefused = (problem: LineRefusedReason): Refused => {
  const { key, params } = lineRefusedKey(problem)
  if (problem.kind === "limit") return refused(key, "The cart holds its maximum of products.", params, LIMIT_CODE)
  if (problem.kind === "stock") return refused(key, "Not enough units in stock.", params)
  if (problem.kind === "giftCard") return refused(key, "A gift card is added with what is written on it.", params)
  if (problem.kind === "notOffered") return refused(key, "The product is not made so.", params)
  if (problem.kind === "notCompleted")
    return refused(key, "How the product is to be made is not said completely.", params)
  if (problem.kind === "lot") return refused(key, `It is sold in whole lots of ${problem.lot}.`, params)
  if (problem.kind === "units") return refused(key, "The cart holds its maximum of this sku.", params)
  return notFound("There is no such sku in this store.", problem.sku)
}
