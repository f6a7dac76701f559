/** User data visible to the user, their sponsor, or the teens they sponsor. */
export interface RestrictedUser {
  readonly id: string
  readonly relation: "self" | "sponsor" | "sponsored"
  readonly firstName?: string
  readonly maskedEmail?: string
  readonly maskedPhone?: string
}

/** A datum that a purchase may require from the customer. */
export interface AvailableDatum {
  readonly field: string
  readonly required: boolean
  /** Whether the backend already has it. */
  readonly available: boolean
}
