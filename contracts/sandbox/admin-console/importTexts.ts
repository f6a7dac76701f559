const oneColourTexts: Readonly<Record<string, string>> = {
  en: "One color",
  es: "Color único",
  ca: "Color únic",
  ja: "単色",
  ar: "لون واحد",
  fr: "Coloris unique",
  de: "Eine Farbe",
  it: "Colore unico",
  pt: "Cor única",
  he: "צבע אחד",
  zh: "单色",
  ko: "단일 색상",
  pl: "Jeden kolor",
}
const importedTexts: Readonly<Record<string, string>> = {
  en: "Imported",
  es: "Importado",
  ca: "Importat",
  ja: "インポート",
  ar: "مستورد",
  fr: "Importé",
  de: "Importiert",
  it: "Importato",
  pt: "Importado",
  he: "מיובא",
  zh: "已导入",
  ko: "가져옴",
  pl: "Zaimportowane",
}

/** The colour name of products in a single colour. */
export const singleColourName = (languageCode: string): string => oneColourTexts[languageCode] ?? "One color"

/** The root category of imported products. */
export const importedCategory = (languageCode: string): string => importedTexts[languageCode] ?? "Imported"
