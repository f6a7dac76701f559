/** One difference between two versions of a document. */
export interface ContractChange {
  readonly operationId: string
  /** Whether clients or servers of the older document may fail with the newer one. */
  readonly breaking: boolean
  /** Path in the operation, for example `query.howMany` or `200.orders[].id`; empty for the operation itself. */
  readonly place: string
  /** A sentence without the path. */
  readonly change: string
}
