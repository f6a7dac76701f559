/** Who answers for a product, with how to reach them. */
export interface ResponsibleParty {
  readonly name: string
  /** Never empty. */
  readonly postalAddress: readonly string[]
  readonly email: string
}

/** Maker and safety of a product, as Regulation (EU) 2023/988, article 19, asks it to be told beside the offer. */
export interface ProductSafety {
  readonly manufacturer: ResponsibleParty
  /** In the Union; given where the maker is outside of it. */
  readonly responsiblePerson?: ResponsibleParty
  /** In the language of the page. */
  readonly warnings: readonly string[]
}
