/** A party responsible for a product, with contact data. */
export interface ResponsibleParty {
  readonly name: string
  /** Never empty. */
  readonly postalAddress: readonly string[]
  readonly email: string
}

/**
 * Manufacturer and safety information of a product, required beside the offer by Regulation (EU) 2023/988, article 19.
 */
export interface ProductSafety {
  readonly manufacturer: ResponsibleParty
  /** Within the EU; required when the manufacturer is outside. */
  readonly responsiblePerson?: ResponsibleParty
  /** In the language of the page. */
  readonly warnings: readonly string[]
}
