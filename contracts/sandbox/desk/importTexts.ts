const oneColourTexts: Readonly<Record<string, string>> = { en: "One color", es: "Color único", ca: "Color únic", ja: "単色", ar: "لون واحد" }
const importedTexts: Readonly<Record<string, string>> = { en: "Imported", es: "Importado", ca: "Importat", ja: "インポート", ar: "مستورد" }

/** The colour of a product that comes in one. */
export const oneColour = (languageCode: string): string => oneColourTexts[languageCode] ?? "One color"

/** The category above everything that merchants bring. */
export const importedCategory = (languageCode: string): string => importedTexts[languageCode] ?? "Imported"
