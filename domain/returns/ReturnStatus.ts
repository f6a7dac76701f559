import type { ReturnKind } from "./ReturnKind.ts"

const STATUSES = ["REQUESTED", "IN_TRANSIT", "RECEIVED", "REFUNDED", "ANNULLED"] as const

/** Where a return stands; `IN_PROGRESS` for a word not known here (ruling R26). */
export type ReturnStatus = (typeof STATUSES)[number] | "IN_PROGRESS"

/** A step a shopper takes: the parcel is handed over, or the return is annulled. */
export type ReturnStep = "IN_TRANSIT" | "ANNULLED"

/** The status a word stands for. */
export function returnStatus(word: string): ReturnStatus {
  return STATUSES.find((status) => status === word) ?? "IN_PROGRESS"
}

/**
 * The steps a shopper may take now.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> REQUESTED
 *   REQUESTED --> IN_TRANSIT: shopper
 *   REQUESTED --> ANNULLED: shopper, unless money went back in advance
 *   REQUESTED --> RECEIVED: shop, brought to a physical store
 *   IN_TRANSIT --> RECEIVED: shop
 *   RECEIVED --> REFUNDED: shop
 * ```
 */
export function returnSteps(status: ReturnStatus, kind: ReturnKind): readonly ReturnStep[] {
  if (status !== "REQUESTED") return []
  return kind === "advanced" ? ["IN_TRANSIT"] : ["IN_TRANSIT", "ANNULLED"]
}
