import { createTranslate } from "../../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../../text/loadTexts.ts"
import type { TextCatalogue } from "../../../text/TextCatalogue.ts"
import { PayStep } from "./PayStep.tsx"
import { ScanPanel } from "./ScanPanel.tsx"
import type { PayParts } from "./PayParts.ts"

/** The pay step with its words; the shop's editors may have replaced some. Fails when the words cannot be fetched. */
export async function fetchPayParts(language: string, replaced: TextCatalogue): Promise<PayParts> {
  const own = await loadTexts(textLanguage(language), ["purchase", "payment"])
  return { PayStep, ScanPanel, t: createTranslate(language, own, replaced) }
}
