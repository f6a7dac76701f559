/** Legal texts with a page of their own, and a name in all languages. */
export const LEGAL_DOCUMENTS = ["imprint", "privacy", "terms", "accessibility", "cookies"] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/**
 * Returns the legal pages of a store from `LEGAL_PAGES`, a comma list such as `imprint,privacy,terms`, in its order;
 * none without it. The content management system has their texts in the spots `legal-{document}`.
 */
export function legalDocuments(configuration: Readonly<Record<string, string>>): readonly LegalDocument[] {
  const listed = (configuration["LEGAL_PAGES"] ?? "").split(",").map((name) => name.trim())
  return listed.flatMap((name) => LEGAL_DOCUMENTS.filter((known) => known === name))
}
