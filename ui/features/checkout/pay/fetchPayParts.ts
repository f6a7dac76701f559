import { createTranslate } from "../../../text/createTranslate.ts"
import { loadPayTexts } from "../../../text/loadPayTexts.ts"
import { loadTexts, textLanguage } from "../../../text/loadTexts.ts"
import type { TextCatalogue } from "../../../text/TextCatalogue.ts"
import { PayStep } from "./PayStep.tsx"
import { ScanPanel } from "./ScanPanel.tsx"
import type { PayParts } from "./PayParts.ts"

/** The pay step with its words; the shop's editors may have replaced some. Fails when the words cannot be fetched. */
export async function fetchPayParts(language: string, replaced: TextCatalogue): Promise<PayParts> {
  const known = textLanguage(language)
  const [purchase, pay] = await Promise.all([loadTexts(known, ["purchase"]), loadPayTexts(known)])
  return { PayStep, ScanPanel, t: createTranslate(language, purchase, pay, replaced) }
}
