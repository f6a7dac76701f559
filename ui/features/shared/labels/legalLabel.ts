import type { LegalDocument } from "../../../../domain/store/legalDocuments.ts"
import type { TextKey } from "../../../text/TextKey.ts"

/** The key of a legal document's name. */
export function legalLabel(document: LegalDocument): TextKey {
  return document === "terms" ? "navigation.footer.conditions" : `navigation.footer.${document}`
}
