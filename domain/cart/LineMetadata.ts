/** A benefit that a line receives, such as that of a promotion. */
export interface LineBenefit {
  readonly id: string
  /** In the language of the store. */
  readonly name?: string
  readonly type?: string
  readonly scope?: string
  readonly value?: string
}

/** Units of a line that lie in one place. */
export interface StockLocation {
  /** The fulfilment centre; the `originId` of a parcel is one. */
  readonly ffmId?: string
  readonly ffmType?: string
  readonly quantity?: number
}

/**
 * What the shop tells of a line beside what it is and costs (specification, section 3). Kinds and families are the
 * shop's own words: they are told on, and nothing is decided by them but which line is a gift card (`isGiftCard`,
 * `isVirtualGiftCard`). Each is absent where the shop does not say it.
 */
export interface LineMetadata {
  /** Catalogue entry of the sku. */
  readonly catentryId?: string
  readonly catalogId?: string
  readonly sizeType?: string
  readonly style?: string
  readonly itemType?: string
  readonly productType?: string
  readonly family?: string
  readonly subFamilyName?: string
  /**
   * `coming_soon` where it is not on sale yet, `back_soon` where it comes again; any other says that it is on sale
   * before it is there.
   */
  readonly presaleType?: string
  /** How many pieces a lot holds, where it is sold in whole lots; 0 and 1 mean by the piece (`lotSize`). */
  readonly unitsLot?: number
  /** It is brought by a carrier for heavy goods. */
  readonly isHeavyProduct?: boolean
  /** A unit that was packed anew. */
  readonly isRepack?: boolean
  readonly isCustomized?: boolean
  /** The fulfilment centre that sends it. */
  readonly ffmId?: string
  readonly ffmType?: string
  readonly stockLocations?: readonly StockLocation[]
  readonly benefits?: readonly LineBenefit[]
  /** Documents; their shape is not specified, so they are only told on. */
  readonly attachments?: readonly unknown[]
}
