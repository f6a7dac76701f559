import type { View } from "./worldImages.ts"

type Texts = Readonly<Record<View, string>>

const english: Texts = { front: "front", back: "back", detail: "detail of the cloth", flat: "laid flat" }

const texts: Readonly<Record<string, Texts>> = {
  en: english,
  es: { front: "de frente", back: "de espaldas", detail: "detalle del tejido", flat: "extendida" },
  ca: { front: "de cara", back: "d'esquena", detail: "detall del teixit", flat: "estesa" },
  ja: { front: "正面", back: "背面", detail: "生地のアップ", flat: "平置き" },
  ar: { front: "من الأمام", back: "من الخلف", detail: "تفاصيل القماش", flat: "مبسوط" },
  fr: { front: "de face", back: "de dos", detail: "détail du tissu", flat: "à plat" },
  de: { front: "von vorn", back: "von hinten", detail: "Detail des Stoffs", flat: "flach liegend" },
  it: { front: "davanti", back: "dietro", detail: "dettaglio del tessuto", flat: "disteso" },
  pt: { front: "de frente", back: "de costas", detail: "pormenor do tecido", flat: "estendida" },
  he: { front: "מלפנים", back: "מאחור", detail: "פרט של הבד", flat: "פרוש" },
  zh: { front: "正面", back: "背面", detail: "面料细节", flat: "平铺" },
  ko: { front: "앞면", back: "뒷면", detail: "원단 디테일", flat: "펼친 모습" },
  pl: { front: "z przodu", back: "z tyłu", detail: "zbliżenie tkaniny", flat: "rozłożone na płasko" },
}

/** The alternative text of a product picture. */
export const altText = (languageCode: string, name: string, colour: string, view: View): string =>
  `${name}, ${colour}, ${(texts[languageCode] ?? english)[view]}`
