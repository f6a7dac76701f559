/** One difference between two versions of a document. */
export interface ContractChange {
  readonly operationId: string
  /** Whether a client of the older document, or a server that kept it, may fail on the newer one. */
  readonly breaking: boolean
  /** Place in the operation, for example `query.howMany` or `200.orders[].id`; empty for the operation itself. */
  readonly place: string
  /** A sentence without the place. */
  readonly change: string
}
