/** What a shopper is asked to accept and can read: how data are kept, and how is bought. */
export type ReadablePolicy = "privacy" | "conditions"

/** What a store's configuration calls the address of each; empty where there is none to read. */
export const POLICY_PARAMETERS: Readonly<Record<ReadablePolicy, string>> = {
  privacy: "PRIVACY_POLICY_URL",
  conditions: "PURCHASE_CONDITIONS_URL",
}
