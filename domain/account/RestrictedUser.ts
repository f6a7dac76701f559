/** A user as others may see them: the user, their sponsor, or somebody they sponsor. */
export interface RestrictedUser {
  readonly id: string
  readonly relation: "self" | "sponsor" | "sponsored"
  readonly firstName?: string
  readonly maskedEmail?: string
  readonly maskedPhone?: string
}

/** A datum that a purchase may need of the shopper. */
export interface AvailableDatum {
  readonly field: string
  readonly required: boolean
  /** Whether the shop has it already. */
  readonly available: boolean
}
