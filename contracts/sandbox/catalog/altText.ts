import type { View } from "./worldImages.ts"

type Words = Readonly<Record<View, string>>

const english: Words = { front: "front", back: "back", detail: "detail of the cloth", flat: "laid flat" }

const words: Readonly<Record<string, Words>> = {
  en: english,
  es: { front: "de frente", back: "de espaldas", detail: "detalle del tejido", flat: "extendida" },
  ca: { front: "de cara", back: "d'esquena", detail: "detall del teixit", flat: "estesa" },
  ja: { front: "正面", back: "背面", detail: "生地のアップ", flat: "平置き" },
  ar: { front: "من الأمام", back: "من الخلف", detail: "تفاصيل القماش", flat: "مبسوط" },
}

/** What a picture shows, for those who do not see it. */
export const altText = (languageCode: string, name: string, colour: string, view: View): string =>
  `${name}, ${colour}, ${(words[languageCode] ?? english)[view]}`
