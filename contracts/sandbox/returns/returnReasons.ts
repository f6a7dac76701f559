import type { StoreLanguage } from "../stores/StoreData.ts"

interface Reason {
  readonly id: string
  readonly texts: Readonly<Record<string, string>>
  /** Returned units are faulty and not sold again. */
  readonly isFault?: boolean
}

const reasons: readonly Reason[] = [
  {
    id: "1",
    texts: {
      en: "Too small",
      es: "Me queda pequeño",
      ca: "Em queda petit",
      ja: "サイズが小さい",
      ar: "المقاس صغير",
      fr: "Trop petit",
      de: "Zu klein",
      it: "Troppo piccolo",
      pt: "Demasiado pequeno",
      he: "קטן מדי",
      zh: "太小",
      ko: "너무 작아요",
      pl: "Za małe",
    },
  },
  {
    id: "2",
    texts: {
      en: "Too large",
      es: "Me queda grande",
      ca: "Em queda gran",
      ja: "サイズが大きい",
      ar: "المقاس كبير",
      fr: "Trop grand",
      de: "Zu groß",
      it: "Troppo grande",
      pt: "Demasiado grande",
      he: "גדול מדי",
      zh: "太大",
      ko: "너무 커요",
      pl: "Za duże",
    },
  },
  {
    id: "3",
    texts: {
      en: "Does not suit me",
      es: "No me favorece",
      ca: "No m'afavoreix",
      ja: "似合わない",
      ar: "لا يناسبني",
      fr: "Ne me va pas",
      de: "Steht mir nicht",
      it: "Non mi sta bene",
      pt: "Não me fica bem",
      he: "לא מחמיא לי",
      zh: "不适合我",
      ko: "어울리지 않아요",
      pl: "Nie pasuje mi",
    },
  },
  {
    id: "4",
    texts: {
      en: "Not as described",
      es: "No es como se describe",
      ca: "No és com es descriu",
      ja: "説明と違う",
      ar: "مختلف عن الوصف",
      fr: "Non conforme à la description",
      de: "Nicht wie beschrieben",
      it: "Non corrisponde alla descrizione",
      pt: "Não corresponde à descrição",
      he: "לא כפי שתואר",
      zh: "与描述不符",
      ko: "설명과 달라요",
      pl: "Niezgodne z opisem",
    },
  },
  {
    id: "5",
    texts: {
      en: "Faulty",
      es: "Defectuoso",
      ca: "Defectuós",
      ja: "不良品",
      ar: "به عيب",
      fr: "Défectueux",
      de: "Fehlerhaft",
      it: "Difettoso",
      pt: "Com defeito",
      he: "פגום",
      zh: "有瑕疵",
      ko: "불량이에요",
      pl: "Wadliwe",
    },
    isFault: true,
  },
  {
    id: "6",
    texts: {
      en: "Wrong item sent",
      es: "Artículo equivocado",
      ca: "Article equivocat",
      ja: "違う商品が届いた",
      ar: "منتج خاطئ",
      fr: "Mauvais article reçu",
      de: "Falscher Artikel geliefert",
      it: "Articolo sbagliato",
      pt: "Artigo errado",
      he: "נשלח פריט שגוי",
      zh: "发错商品",
      ko: "다른 상품이 왔어요",
      pl: "Niewłaściwy produkt",
    },
  },
  {
    id: "7",
    texts: {
      en: "Arrived too late",
      es: "Llegó tarde",
      ca: "Va arribar tard",
      ja: "到着が遅かった",
      ar: "وصل متأخرًا",
      fr: "Arrivé trop tard",
      de: "Zu spät angekommen",
      it: "Arrivato troppo tardi",
      pt: "Chegou demasiado tarde",
      he: "הגיע מאוחר מדי",
      zh: "送达太晚",
      ko: "너무 늦게 도착했어요",
      pl: "Dotarło za późno",
    },
  },
  {
    id: "8",
    texts: {
      en: "Changed my mind",
      es: "He cambiado de idea",
      ca: "He canviat d'idea",
      ja: "気が変わった",
      ar: "غيّرت رأيي",
      fr: "J'ai changé d'avis",
      de: "Ich habe es mir anders überlegt",
      it: "Ho cambiato idea",
      pt: "Mudei de ideias",
      he: "שיניתי את דעתי",
      zh: "改变主意",
      ko: "마음이 바뀌었어요",
      pl: "Zmiana zdania",
    },
  },
]

const find = (reasonId: string): Reason | undefined => reasons.find(({ id }) => id === reasonId)

export const isReason = (reasonId: string): boolean => find(reasonId) !== undefined

export const isFault = (reasonId: string): boolean => find(reasonId)?.isFault === true

/** Returns the text of a reason; in English where the language has none. */
export const reasonName = (reasonId: string, { code }: StoreLanguage): string => {
  const texts = find(reasonId)?.texts
  return texts?.[code] ?? texts?.["en"] ?? ""
}

/** Returns every reason a customer may choose, in display order. */
export const listReasons = (language: StoreLanguage) =>
  reasons.map(({ id }) => ({ returnReasonId: id, name: reasonName(id, language) }))
