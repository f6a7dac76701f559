/**
 * Policies (S3.5): 1 privacy, 2 purchase conditions, 3 purchase conditions with usage, 4 wallet
 * privacy.
 */
export type PolicyType = 1 | 2 | 3 | 4

export function isPolicyType(value: number): value is PolicyType {
  return value === 1 || value === 2 || value === 3 || value === 4
}

/** A policy that the customer accepted in this store. */
export interface SavedPolicy {
  readonly type: PolicyType
  /** ISO 8601 with offset. */
  readonly acceptedAt: string
}

/** Which of the requested policies were accepted. */
export interface PolicyValidation {
  /** Whether all were accepted. */
  readonly accepted: boolean
  readonly policies: readonly { readonly type: PolicyType; readonly accepted: boolean }[]
}
