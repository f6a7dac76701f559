import type { components } from "../../generated/catalog.d.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

type Schemas = components["schemas"]

/** A stored summary: all fields that do not depend on stock. */
export type StoredSummary = Omit<Schemas["ProductSummary"], "visibility">

/** The stored fields of a product's page beyond its summary, without stock. */
export interface StoredDetail {
  readonly description: string
  readonly composition: readonly string[]
  readonly care: readonly string[]
  /** The price after an announced promotion. */
  readonly futurePrice?: Schemas["FuturePrice"]
  /** Pictures that do not belong to a colour. */
  readonly xmedia?: NonNullable<Schemas["ProductDetail"]["xmedia"]>
  /** The vendor of a merchant's file; absent for the shop's own products. */
  readonly brand?: string
  /** From a merchant's file; the shop's own products use their brand's. */
  readonly safety?: NonNullable<Schemas["ProductDetail"]["safety"]>
  readonly colors: readonly Omit<Schemas["ProductColor"], "sizes">[]
}

// Only this sandbox writes both columns, typed by the same contract.
const isStoredSummary = (value: unknown): value is StoredSummary =>
  typeof value === "object" && value !== null && "productUrl" in value
const isStoredDetail = (value: unknown): value is StoredDetail =>
  typeof value === "object" && value !== null && "colors" in value

export const parseSummary = (text: string): StoredSummary => {
  const value: unknown = parseStored(text)
  if (!isStoredSummary(value)) throw new Error("A row of product_text is damaged.")
  return value
}

export const parseDetail = (text: string): StoredDetail => {
  const value: unknown = parseStored(text)
  if (!isStoredDetail(value)) throw new Error("A row of product_text is damaged.")
  return value
}
