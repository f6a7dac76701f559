import type { components } from "../../generated/catalog.d.ts"

type CustomizationProperties = components["schemas"]["CustomizationProperties"]
type Names = Readonly<Record<string, string>>

/** Names of areas, in the languages of the stores. */
const AREAS = {
  chest: {
    en: "Left of the chest", es: "Pecho izquierdo", ca: "Pit esquerre", ja: "左胸", ar: "يسار الصدر",
    fr: "Poitrine gauche", de: "Linke Brust", it: "Petto sinistro", pt: "Peito esquerdo", he: "צד שמאל של החזה", zh: "左胸", ko: "왼쪽 가슴", pl: "Lewa pierś",
  },
  cuff: {
    en: "Cuff", es: "Puño", ca: "Puny", ja: "袖口", ar: "طرف الكم",
    fr: "Poignet", de: "Manschette", it: "Polsino", pt: "Punho", he: "חפת", zh: "袖口", ko: "소매 끝", pl: "Mankiet",
  },
  collar: {
    en: "Inside of the collar", es: "Interior del cuello", ca: "Interior del coll", ja: "襟の内側", ar: "داخل الياقة",
    fr: "Intérieur du col", de: "Innenseite des Kragens", it: "Interno del collo", pt: "Interior da gola", he: "פנים הצווארון", zh: "领口内侧", ko: "칼라 안쪽", pl: "Wnętrze kołnierza",
  },
  corner: {
    en: "Corner", es: "Esquina", ca: "Cantonada", ja: "角", ar: "الزاوية",
    fr: "Coin", de: "Ecke", it: "Angolo", pt: "Canto", he: "פינה", zh: "边角", ko: "모서리", pl: "Róg",
  },
  front: {
    en: "Front", es: "Frente", ca: "Davant", ja: "正面", ar: "الواجهة",
    fr: "Devant", de: "Vorderseite", it: "Davanti", pt: "Frente", he: "חזית", zh: "正面", ko: "앞면", pl: "Przód",
  },
} as const satisfies Readonly<Record<string, Names>>

type AreaId = keyof typeof AREAS

/** Characters each area has room for. */
const ROOM: Readonly<Record<AreaId, number>> = { chest: 12, cuff: 6, collar: 20, corner: 10, front: 14 }
const MAX_INITIALS = 3

/** Which garments take letters, by the last word of their category's key. */
const AREAS_BY_GARMENT: Readonly<Record<string, readonly AreaId[]>> = {
  shirts: ["chest", "cuff", "collar"],
  blouses: ["cuff", "collar"],
  sweatshirts: ["chest", "front"],
  hoodies: ["chest", "front"],
  bags: ["corner", "front"],
  scarves: ["corner"],
}

const COLORS: readonly { readonly colorId: string; readonly hex: string; readonly names: Names }[] = [
  { colorId: "ecru", hex: "#efe6d2", names: {
    en: "Ecru", es: "Crudo", ca: "Cru", ja: "生成り", ar: "بيج فاتح",
    fr: "Écru", de: "Ecru", it: "Écru", pt: "Cru", he: "שמנת", zh: "本白", ko: "에크루", pl: "Ecru",
  } },
  { colorId: "indigo", hex: "#2b3a67", names: {
    en: "Indigo", es: "Índigo", ca: "Indi", ja: "藍", ar: "نيلي",
    fr: "Indigo", de: "Indigo", it: "Indaco", pt: "Índigo", he: "אינדיגו", zh: "靛蓝", ko: "인디고", pl: "Indygo",
  } },
  { colorId: "madder", hex: "#9c3b34", names: {
    en: "Madder red", es: "Rojo rubia", ca: "Vermell roja", ja: "茜", ar: "أحمر الفوة",
    fr: "Rouge garance", de: "Krapprot", it: "Rosso robbia", pt: "Vermelho garança", he: "אדום פואה", zh: "茜红", ko: "꼭두서니 빨강", pl: "Czerwień marzanny",
  } },
  { colorId: "charcoal", hex: "#3a3a3a", names: {
    en: "Charcoal", es: "Carbón", ca: "Carbó", ja: "墨", ar: "فحمي",
    fr: "Anthracite", de: "Anthrazit", it: "Antracite", pt: "Antracite", he: "פחם", zh: "炭灰", ko: "차콜", pl: "Grafit",
  } },
]

const TYPOGRAPHIES: readonly { readonly typographyId: string; readonly characters: string; readonly names: Names }[] = [
  { typographyId: "serif", characters: "\\p{L}\\p{N} .&-", names: {
    en: "Serif", es: "Con remates", ca: "Amb remats", ja: "セリフ体", ar: "خط مذيل",
    fr: "Avec empattements", de: "Mit Serifen", it: "Con grazie", pt: "Com serifa", he: "עם תגים", zh: "衬线体", ko: "세리프", pl: "Szeryfowy",
  } },
  { typographyId: "plain", characters: "\\p{L}\\p{N} .&-", names: {
    en: "Plain", es: "Palo seco", ca: "Pal sec", ja: "ゴシック体", ar: "خط بسيط",
    fr: "Sans empattements", de: "Ohne Serifen", it: "Senza grazie", pt: "Sem serifa", he: "ללא תגים", zh: "无衬线体", ko: "산세리프", pl: "Bezszeryfowy",
  } },
  { typographyId: "monogram", characters: "A-Z", names: {
    en: "Monogram", es: "Monograma", ca: "Monograma", ja: "モノグラム", ar: "حروف متشابكة",
    fr: "Monogramme", de: "Monogramm", it: "Monogramma", pt: "Monograma", he: "מונוגרמה", zh: "字母组合", ko: "모노그램", pl: "Monogram",
  } },
]

/** How a product of these categories can be customized. The shop does it for nothing. */
export const customizationOf = (productId: string, categoryKeys: readonly string[], languageCode: string): CustomizationProperties => {
  const named = (names: Names): string => names[languageCode] ?? names["en"] ?? ""
  const garments = new Set(categoryKeys.map((key) => key.split("-").at(-1) ?? ""))
  const areas = [...new Set([...garments].flatMap((garment) => AREAS_BY_GARMENT[garment] ?? []))]
  const isCustomizable = areas.length > 0
  return {
    productId,
    isCustomizable,
    maxAreas: isCustomizable ? 1 : 0,
    price: 0,
    areas: areas.map((areaId) => ({ areaId, name: named(AREAS[areaId]), datatypes: ["TEXT", "INITIALS"], maxCharacters: ROOM[areaId], maxInitials: MAX_INITIALS })),
    colors: isCustomizable ? COLORS.map(({ colorId, hex, names }) => ({ colorId, name: named(names), hex })) : [],
    typographies: isCustomizable ? TYPOGRAPHIES.map(({ typographyId, characters, names }) => ({ typographyId, name: named(names), characters })) : [],
  }
}
