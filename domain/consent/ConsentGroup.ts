/** The groups of cookies and other storage (S9.13). Necessary storage needs no choice. */
export const CONSENT_GROUPS = ["necessary", "analytics", "personalization"] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

/** The groups that a visitor chooses. */
export const OPTIONAL_GROUPS = ["analytics", "personalization"] as const
export type OptionalGroup = (typeof OPTIONAL_GROUPS)[number]

/** The codes that consent tools use for the groups. */
export const GROUP_CODES: Readonly<Record<ConsentGroup, string>> = {
  necessary: "C0001",
  analytics: "C0002",
  personalization: "C0003",
}
