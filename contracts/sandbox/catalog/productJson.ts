import type { components } from "../../generated/catalog.d.ts"
import { parseStored } from "../storage/parseStored.ts"

type Schemas = components["schemas"]

/** A summary as it is kept: everything that does not depend on stock. */
export type StoredSummary = Omit<Schemas["ProductSummary"], "visibility">

/** What a product's page has beyond its summary, again without stock. */
export interface StoredDetail {
  readonly description: string
  readonly composition: readonly string[]
  readonly care: readonly string[]
  /** What a promotion that is announced will make of its price. */
  readonly futurePrice?: Schemas["FuturePrice"]
  /** Pictures of no colour in particular. */
  readonly xmedia?: NonNullable<Schemas["ProductDetail"]["xmedia"]>
  /** The vendor of a merchant's file; absent of the house's own. */
  readonly brand?: string
  /** As a merchant's file tells it; the house's own products have their brand's. */
  readonly safety?: NonNullable<Schemas["ProductDetail"]["safety"]>
  readonly colors: readonly Omit<Schemas["ProductColor"], "sizes">[]
}

// Both columns are written by this sandbox alone, typed by the same contract.
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
