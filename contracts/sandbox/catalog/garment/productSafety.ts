import type { components } from "../../../generated/catalog.d.ts"

type ProductSafety = components["schemas"]["ProductSafety"]
type Party = components["schemas"]["ResponsibleParty"]

// The shop's own labels, with addresses that do not exist and an unregistrable domain.
const ATELIER: Party = {
  name: "Selvedge Atelier (demo)",
  postalAddress: ["Calle del Ejemplo 1", "00000 Villaejemplo", "España"],
  email: "safety@atelier.example",
}
const WORKS: Party = {
  name: "Selvedge Works (demo)",
  postalAddress: ["1 Example Mill Road", "Exampleton ZZ0 0ZZ", "United Kingdom"],
  email: "safety@works.example",
}
const TEXTILE_PARTY: Party = {
  name: "Selvedge Soft (demo)",
  postalAddress: ["1-1 Example-cho", "000-0000 Exampleshi", "Japan"],
  email: "safety@soft.example",
}
const OFFICE: Party = {
  name: "Selvedge EU Office (demo)",
  postalAddress: ["Beispielweg 1", "00000 Beispielstadt", "Deutschland"],
  email: "eu-office@selvedge.example",
}

/** By brand of the store. */
const SAFETY_BY_BRAND: Readonly<Record<string, Omit<ProductSafety, "warnings">>> = {
  "1": { manufacturer: ATELIER },
  "2": { manufacturer: WORKS, responsiblePerson: OFFICE },
  "3": { manufacturer: TEXTILE_PARTY, responsiblePerson: OFFICE },
}

const FIRE_WARNINGS: Readonly<Record<string, string>> = {
  en: "Keep away from fire.",
  es: "Mantener alejado del fuego.",
  ca: "Mantenir allunyat del foc.",
  fr: "Tenir éloigné du feu.",
  de: "Vom Feuer fernhalten.",
  it: "Tenere lontano dal fuoco.",
  pt: "Manter afastado do fogo.",
  pl: "Trzymać z dala od ognia.",
  ja: "火気に近づけないでください。",
  zh: "请远离火源。",
  ko: "불에 가까이 두지 마세요.",
  ar: "يُحفظ بعيداً عن النار.",
  he: "יש להרחיק מאש.",
}
const INDIGO: Readonly<Record<string, string>> = {
  en: "Indigo may rub off on light fabrics while it is new.",
  es: "El índigo puede desteñir sobre tejidos claros mientras es nuevo.",
  ca: "L'indi pot tacar els teixits clars mentre és nou.",
  fr: "Neuf, l'indigo peut déteindre sur les tissus clairs.",
  de: "Indigo kann auf helle Stoffe abfärben, solange es neu ist.",
  it: "Da nuovo, l'indaco può macchiare i tessuti chiari.",
  pt: "O índigo pode manchar tecidos claros enquanto é novo.",
  pl: "Nowe indygo może farbować jasne tkaniny.",
  ja: "新しいうちはインディゴが淡い色の布に移ることがあります。",
  zh: "新品靛蓝可能会沾染浅色织物。",
  ko: "새 제품의 인디고는 밝은 천에 이염될 수 있습니다.",
  ar: "قد يصبغ النيلي الأقمشة الفاتحة ما دام جديداً.",
  he: "אינדיגו חדש עלול להכתים בדים בהירים.",
}

/** Manufacturer and warnings of one of the shop's own products; imported products have their own. */
export const productSafety = (
  brandId: string,
  categoryKey: string,
  languageCode: string,
): ProductSafety | undefined => {
  const party = SAFETY_BY_BRAND[brandId]
  const warnings = [
    ...(categoryKey.startsWith("kids-") ? [FIRE_WARNINGS] : []),
    ...(/jeans|denim/u.test(categoryKey) ? [INDIGO] : []),
  ].flatMap((texts) => texts[languageCode] ?? texts["en"] ?? [])
  return party === undefined ? undefined : { ...party, ...(warnings.length === 0 ? {} : { warnings }) }
}
