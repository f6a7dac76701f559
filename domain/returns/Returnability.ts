/** Units of a catalogue entry that are neither returned nor requested for return. */
export interface ReturnableUnits {
  readonly catentryId: string
  readonly quantity: number
  /** False for items that cannot be returned, such as customized ones. */
  readonly isReturnable: boolean
}

/** A return reason in the customer's language. */
export interface ReturnReason {
  readonly id: string
  readonly name: string
}

/** Returnable items of an order, with the deadline. */
export interface Returnability {
  /** Last day for a request, `2026-02-18` in the store's own calendar, inclusive. */
  readonly lastDay: string
  /** Whether it is possible today. */
  readonly isOpen: boolean
  readonly units: readonly ReturnableUnits[]
  readonly reasons: readonly ReturnReason[]
  /** Days on which a courier collects boxes, in order; empty when none does. */
  readonly pickupDates: readonly string[]
}
