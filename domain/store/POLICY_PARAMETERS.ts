/** Policies that customers can read and accept: privacy, and terms of purchase. */
export type ReadablePolicy = "privacy" | "conditions"

/** Configuration variables with the address of each policy; empty when there is none. */
export const POLICY_PARAMETERS: Readonly<Record<ReadablePolicy, string>> = {
  privacy: "PRIVACY_POLICY_URL",
  conditions: "PURCHASE_CONDITIONS_URL",
}
