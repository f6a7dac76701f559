import { measureHelp } from "./measureHelp.ts"
import type { MeasureId } from "./sizeTables.ts"

const ORDER: readonly MeasureId[] = ["bust", "chest", "waist", "hips", "height", "foot_length", "head"]

/** Names of the measures by language, in the order of `ORDER`. */
const MEASURE_NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ["Bust", "Chest", "Waist", "Hips", "Height", "Foot length", "Head"],
  es: ["Pecho", "Pecho", "Cintura", "Cadera", "Altura", "Largo del pie", "Cabeza"],
  ca: ["Pit", "Pit", "Cintura", "Maluc", "Alçada", "Llargada del peu", "Cap"],
  fr: ["Poitrine", "Poitrine", "Taille", "Hanches", "Stature", "Longueur du pied", "Tour de tête"],
  de: ["Brust", "Brust", "Taille", "Hüfte", "Körpergröße", "Fußlänge", "Kopfumfang"],
  it: ["Seno", "Torace", "Vita", "Fianchi", "Statura", "Lunghezza del piede", "Testa"],
  pt: ["Peito", "Peito", "Cintura", "Anca", "Altura", "Comprimento do pé", "Cabeça"],
  pl: ["Biust", "Klatka piersiowa", "Talia", "Biodra", "Wzrost", "Długość stopy", "Obwód głowy"],
  ja: ["バスト", "胸囲", "ウエスト", "ヒップ", "身長", "足の長さ", "頭囲"],
  zh: ["胸围", "胸围", "腰围", "臀围", "身高", "脚长", "头围"],
  ko: ["가슴둘레", "가슴둘레", "허리둘레", "엉덩이둘레", "키", "발 길이", "머리둘레"],
  ar: ["الصدر", "الصدر", "الخصر", "الورك", "الطول", "طول القدم", "الرأس"],
  he: ["היקף חזה", "היקף חזה", "היקף מותניים", "היקף ירכיים", "גובה", "אורך כף הרגל", "היקף ראש"],
}

/** The measures of a guide with names and instructions in a language; English for languages without texts. */
export const measureTexts = (languageCode: string, ids: ReadonlySet<string>) =>
  ORDER.flatMap((id, at) =>
    ids.has(id)
      ? [
          {
            id,
            name: (MEASURE_NAMES[languageCode] ?? MEASURE_NAMES["en"])?.[at] ?? id,
            help: measureHelp(languageCode, id),
          },
        ]
      : [],
  )
