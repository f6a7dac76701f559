/** Progress of a message or claim; an unknown value of the backend is `OPEN` (R26). */
export const CASE_STATUSES = ["OPEN", "IN_PROGRESS", "ANSWERED", "CLOSED"] as const
export type CaseStatus = (typeof CASE_STATUSES)[number]

/** The status of a message to customer service or of a claim. */
export interface SupportCase {
  readonly id: string
  readonly kind: "contact" | "claim"
  /** Topic of the message, or kind of the claim. */
  readonly topic: string
  readonly status: CaseStatus
  /** ISO 8601 with offset. */
  readonly receivedAt: string
  /** Of the last change of its status. */
  readonly updatedAt: string
}
