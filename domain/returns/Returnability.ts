/** Units of a catalogue entry that are neither returned nor asked for. */
export interface ReturnableUnits {
  readonly catentryId: string
  readonly quantity: number
  /** False for what is never taken back, such as what was made for one person. */
  readonly isReturnable: boolean
}

/** A reason to choose, in the shopper's language. */
export interface ReturnReason {
  readonly id: string
  readonly name: string
}

/** Until when and what of an order can be returned. */
export interface Returnability {
  /** Last day to ask, `2026-02-18` in the store's own calendar; the whole day counts. */
  readonly lastDay: string
  /** Whether it is possible today. */
  readonly isOpen: boolean
  readonly units: readonly ReturnableUnits[]
  readonly reasons: readonly ReturnReason[]
}
