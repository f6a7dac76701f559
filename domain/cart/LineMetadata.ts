/** A benefit that a line receives, such as that of a promotion. */
export interface LineBenefit {
  readonly id: string
  /** In the language of the store. */
  readonly name?: string
  readonly type?: string
  readonly scope?: string
  readonly value?: string
}

/** Units of a line at one stock location. */
export interface StockLocation {
  /** The fulfilment centre; corresponds to the `originId` of a parcel. */
  readonly ffmId?: string
  readonly ffmType?: string
  readonly quantity?: number
}

/**
 * Metadata of a line from the backend (S3.15). Kinds and families are the backend's own values and
 * are passed on; only `isGiftCard` and `isVirtualGiftCard` depend on them. Fields are absent when the backend does not
 * send them.
 */
export interface LineMetadata {
  /** Catalogue entry of the SKU. */
  readonly catentryId?: string
  readonly catalogId?: string
  readonly sizeType?: string
  readonly style?: string
  readonly itemType?: string
  readonly productType?: string
  readonly family?: string
  readonly subFamilyName?: string
  /** `coming_soon` before its launch, `back_soon` before a restock; any other value means that it is on presale. */
  readonly presaleType?: string
  /** Units per lot, when sold in lots; 0 and 1 mean single units (`lotSize`). */
  readonly unitsLot?: number
  /** Delivered by a carrier for heavy items. */
  readonly isHeavyProduct?: boolean
  /** A repackaged unit. */
  readonly isRepack?: boolean
  readonly isCustomized?: boolean
  /** The fulfilment centre that ships it. */
  readonly ffmId?: string
  readonly ffmType?: string
  readonly stockLocations?: readonly StockLocation[]
  readonly benefits?: readonly LineBenefit[]
  /** Documents; their shape is not specified, so they are passed on unchanged. */
  readonly attachments?: readonly unknown[]
}
