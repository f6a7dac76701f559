import { createTranslate } from "../../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../../text/loadTexts.ts"
import type { TextCatalogue } from "../../../text/TextCatalogue.ts"
import { PaymentStep } from "./PaymentStep.tsx"
import { ScanPanel } from "./ScanPanel.tsx"
import type { PaymentComponents } from "./PaymentComponents.ts"

/**
 * Loads the payment step with its texts, including replacements by the shop's editors. Fails when the texts cannot be
 * fetched.
 */
export async function loadPaymentComponents(language: string, replaced: TextCatalogue): Promise<PaymentComponents> {
  const own = await loadTexts(textLanguage(language), ["purchase", "payment"])
  return { PaymentStep, ScanPanel, t: createTranslate(language, own, replaced) }
}
