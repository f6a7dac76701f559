import type { Translate } from "../../../text/createTranslate.ts"
import { createTranslate } from "../../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../../text/loadTexts.ts"
import type { TextCatalogue } from "../../../text/TextCatalogue.ts"

/** Loads the customization texts, including replacements by the shop's editors. Fails when they cannot be fetched. */
export async function loadCustomizationTexts(language: string, replaced: TextCatalogue): Promise<Translate> {
  return createTranslate(language, await loadTexts(textLanguage(language), ["customization"]), replaced)
}
