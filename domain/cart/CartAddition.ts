import type { Sku } from "../shared/Sku.ts"
import type { LineMaking } from "./LineMaking.ts"

/**
 * What is told of an addition beside what it is (specification, section 3): where it was found, and the choice in the shop's own
 * words. The sku alone says what is bought; nothing is decided by these.
 */
export interface AdditionFacts {
  /** The category it was chosen from. */
  readonly categoryId?: string
  readonly categoryType?: string
  /** The words of the search that found it, at most 128 characters. */
  readonly searchConversion?: string
  readonly style?: string
  /** The id of its colour. */
  readonly color?: string
  /** The size as it is named on the label. */
  readonly sizeId?: string
  /** What a shop's own measuring wants back, at most 1,024 characters; opaque. */
  readonly analyticsInfo?: string
  /** Policies that were accepted for it (specification, section 3: policy types). */
  readonly acceptedPolicies?: readonly number[]
  /** What it is bought for. */
  readonly purpose?: string
  readonly description?: string
}

/** What a shopper asks to put into the cart. */
export interface CartAddition extends AdditionFacts, LineMaking {
  readonly sku: Sku
  /** From 1 to `MAX_QUANTITY`. */
  readonly quantity: number
  readonly productId?: string
  /** The bundle it is put in with. */
  readonly bundleId?: string
  /** The `KeptItem` that these units are taken from. */
  readonly keptId?: string
  /** Where a new line is to stand, 0 for the first; at the end without it. */
  readonly position?: number
}

/** Another quantity for a line of the cart. */
export interface LineQuantity {
  readonly sku: Sku
  /** 0 removes the line. */
  readonly quantity: number
  /** Names the line where its sku does not. */
  readonly lineId?: string
}

/** Pieces of one sku in one cart line, at most. */
export const MAX_QUANTITY = 99
