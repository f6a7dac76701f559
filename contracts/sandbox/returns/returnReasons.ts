import type { StoreLanguage } from "../catalog/StoreData.ts"

interface Reason {
  readonly id: string
  readonly words: Readonly<Record<string, string>>
  /** Units that come back for it are not sold again. */
  readonly isFault?: boolean
}

const reasons: readonly Reason[] = [
  { id: "1", words: { en: "Too small", es: "Me queda pequeño", ca: "Em queda petit", ja: "サイズが小さい", ar: "المقاس صغير" } },
  { id: "2", words: { en: "Too large", es: "Me queda grande", ca: "Em queda gran", ja: "サイズが大きい", ar: "المقاس كبير" } },
  { id: "3", words: { en: "Does not suit me", es: "No me favorece", ca: "No m'afavoreix", ja: "似合わない", ar: "لا يناسبني" } },
  { id: "4", words: { en: "Not as described", es: "No es como se describe", ca: "No és com es descriu", ja: "説明と違う", ar: "مختلف عن الوصف" } },
  { id: "5", words: { en: "Faulty", es: "Defectuoso", ca: "Defectuós", ja: "不良品", ar: "به عيب" }, isFault: true },
  { id: "6", words: { en: "Wrong item sent", es: "Artículo equivocado", ca: "Article equivocat", ja: "違う商品が届いた", ar: "منتج خاطئ" } },
  { id: "7", words: { en: "Arrived too late", es: "Llegó tarde", ca: "Va arribar tard", ja: "到着が遅かった", ar: "وصل متأخرًا" } },
  { id: "8", words: { en: "Changed my mind", es: "He cambiado de idea", ca: "He canviat d'idea", ja: "気が変わった", ar: "غيّرت رأيي" } },
]

const find = (reasonId: string): Reason | undefined => reasons.find(({ id }) => id === reasonId)

export const isReason = (reasonId: string): boolean => find(reasonId) !== undefined

export const isFault = (reasonId: string): boolean => find(reasonId)?.isFault === true

/** The words of a reason; in English where the language has none. */
export const reasonName = (reasonId: string, { code }: StoreLanguage): string => {
  const words = find(reasonId)?.words
  return words?.[code] ?? words?.["en"] ?? ""
}

/** Every reason a shopper may choose, in the order they are shown. */
export const listReasons = (language: StoreLanguage) => reasons.map(({ id }) => ({ returnReasonId: id, name: reasonName(id, language) }))
