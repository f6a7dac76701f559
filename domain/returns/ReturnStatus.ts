import type { ReturnKind } from "./ReturnKind.ts"

const STATUSES = ["REQUESTED", "IN_TRANSIT", "RECEIVED", "REFUNDED", "ANNULLED"] as const

/** Status of a return; `IN_PROGRESS` for an unknown wire value (R26). */
export type ReturnStatus = (typeof STATUSES)[number] | "IN_PROGRESS"

/** A customer's action: handing over the parcel, or cancelling the return. */
export type ReturnStep = "IN_TRANSIT" | "ANNULLED"

/** Returns the status of a wire value. */
export function returnStatus(word: string): ReturnStatus {
  return STATUSES.find((status) => status === word) ?? "IN_PROGRESS"
}

/**
 * Returns the customer's available actions.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> REQUESTED
 *   REQUESTED --> IN_TRANSIT: customer
 *   REQUESTED --> ANNULLED: customer, unless refunded in advance
 *   REQUESTED --> RECEIVED: store, returned in a physical store
 *   IN_TRANSIT --> RECEIVED: store
 *   RECEIVED --> REFUNDED: store
 * ```
 */
export function returnSteps(status: ReturnStatus, kind: ReturnKind): readonly ReturnStep[] {
  if (status !== "REQUESTED") return []
  return kind === "advanced" ? ["IN_TRANSIT"] : ["IN_TRANSIT", "ANNULLED"]
}
