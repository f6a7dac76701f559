import type { components as cart } from "../../generated/cart.d.ts"
import type { components } from "../../generated/catalog.d.ts"

type CustomizationProperties = components["schemas"]["CustomizationProperties"]
type Customization = cart["schemas"]["Customization"]
type Names = Readonly<Record<string, string>>

/** Names of areas, in the languages of the stores. */
const AREAS = {
  chest: {
    en: "Left of the chest",
    es: "Pecho izquierdo",
    ca: "Pit esquerre",
    ja: "左胸",
    ar: "يسار الصدر",
    fr: "Poitrine gauche",
    de: "Linke Brust",
    it: "Petto sinistro",
    pt: "Peito esquerdo",
    he: "צד שמאל של החזה",
    zh: "左胸",
    ko: "왼쪽 가슴",
    pl: "Lewa pierś",
  },
  cuff: {
    en: "Cuff",
    es: "Puño",
    ca: "Puny",
    ja: "袖口",
    ar: "طرف الكم",
    fr: "Poignet",
    de: "Manschette",
    it: "Polsino",
    pt: "Punho",
    he: "חפת",
    zh: "袖口",
    ko: "소매 끝",
    pl: "Mankiet",
  },
  collar: {
    en: "Inside of the collar",
    es: "Interior del cuello",
    ca: "Interior del coll",
    ja: "襟の内側",
    ar: "داخل الياقة",
    fr: "Intérieur du col",
    de: "Innenseite des Kragens",
    it: "Interno del collo",
    pt: "Interior da gola",
    he: "פנים הצווארון",
    zh: "领口内侧",
    ko: "칼라 안쪽",
    pl: "Wnętrze kołnierza",
  },
  corner: {
    en: "Corner",
    es: "Esquina",
    ca: "Cantonada",
    ja: "角",
    ar: "الزاوية",
    fr: "Coin",
    de: "Ecke",
    it: "Angolo",
    pt: "Canto",
    he: "פינה",
    zh: "边角",
    ko: "모서리",
    pl: "Róg",
  },
  front: {
    en: "Front",
    es: "Frente",
    ca: "Davant",
    ja: "正面",
    ar: "الواجهة",
    fr: "Devant",
    de: "Vorderseite",
    it: "Davanti",
    pt: "Frente",
    he: "חזית",
    zh: "正面",
    ko: "앞면",
    pl: "Przód",
  },
} as const satisfies Readonly<Record<string, Names>>

type AreaId = keyof typeof AREAS
const AREA_IDS = ["chest", "cuff", "collar", "corner", "front"] as const satisfies readonly AreaId[]
const DATATYPES = ["TEXT", "INITIALS"] as const

/** Maximum number of characters per area. */
const MAX_CHARACTERS: Readonly<Record<AreaId, number>> = { chest: 12, cuff: 6, collar: 20, corner: 10, front: 14 }
const MAX_INITIALS = 3
/** Maximum number of areas per item. */
const MAX_AREAS = 2

type Position = NonNullable<components["schemas"]["CustomizationArea"]["position"]>

/** Position of an area on the drawing of a garment, seen from the front. */
const at = (x: number, y: number, size: number, angle?: number): Position => ({
  view: "front",
  x,
  y,
  size,
  ...(angle === undefined ? {} : { angle }),
})

const CHEST = at(0.62, 0.375, 0.034)

/** Garments that can have a monogram, by their category's key without the department, with its positions. */
const AREAS_BY_GARMENT: Readonly<Record<string, Partial<Readonly<Record<AreaId, Position>>>>> = {
  shirts: { chest: CHEST, cuff: at(0.8, 0.765, 0.026, -16), collar: at(0.5, 0.195, 0.02) },
  "t-shirts": { chest: CHEST },
  "polo-shirts": { chest: CHEST },
  sweatshirts: { chest: CHEST, front: at(0.5, 0.5, 0.055) },
  bags: { corner: at(0.7, 0.79, 0.032), front: at(0.5, 0.66, 0.055) },
  scarves: { corner: at(0.66, 0.74, 0.034) },
}

const COLORS: readonly { readonly colorId: string; readonly hex: string; readonly names: Names }[] = [
  {
    colorId: "ecru",
    hex: "#efe6d2",
    names: {
      en: "Ecru",
      es: "Crudo",
      ca: "Cru",
      ja: "生成り",
      ar: "بيج فاتح",
      fr: "Écru",
      de: "Ecru",
      it: "Écru",
      pt: "Cru",
      he: "שמנת",
      zh: "本白",
      ko: "에크루",
      pl: "Ecru",
    },
  },
  {
    colorId: "indigo",
    hex: "#2b3a67",
    names: {
      en: "Indigo",
      es: "Índigo",
      ca: "Indi",
      ja: "藍",
      ar: "نيلي",
      fr: "Indigo",
      de: "Indigo",
      it: "Indaco",
      pt: "Índigo",
      he: "אינדיגו",
      zh: "靛蓝",
      ko: "인디고",
      pl: "Indygo",
    },
  },
  {
    colorId: "madder",
    hex: "#9c3b34",
    names: {
      en: "Madder red",
      es: "Rojo rubia",
      ca: "Vermell roja",
      ja: "茜",
      ar: "أحمر الفوة",
      fr: "Rouge garance",
      de: "Krapprot",
      it: "Rosso robbia",
      pt: "Vermelho garança",
      he: "אדום פואה",
      zh: "茜红",
      ko: "꼭두서니 빨강",
      pl: "Czerwień marzanny",
    },
  },
  {
    colorId: "charcoal",
    hex: "#3a3a3a",
    names: {
      en: "Charcoal",
      es: "Carbón",
      ca: "Carbó",
      ja: "墨",
      ar: "فحمي",
      fr: "Anthracite",
      de: "Anthrazit",
      it: "Antracite",
      pt: "Antracite",
      he: "פחם",
      zh: "炭灰",
      ko: "차콜",
      pl: "Grafit",
    },
  },
]

const TYPOGRAPHIES: readonly {
  readonly typographyId: string
  readonly family: string
  readonly characters: string
  readonly names: Names
}[] = [
  {
    typographyId: "serif",
    family: "serif",
    characters: "\\p{L}\\p{N} .&-",
    names: {
      en: "Serif",
      es: "Con remates",
      ca: "Amb remats",
      ja: "セリフ体",
      ar: "خط مذيل",
      fr: "Avec empattements",
      de: "Mit Serifen",
      it: "Con grazie",
      pt: "Com serifa",
      he: "עם תגים",
      zh: "衬线体",
      ko: "세리프",
      pl: "Szeryfowy",
    },
  },
  {
    typographyId: "plain",
    family: "sans-serif",
    characters: "\\p{L}\\p{N} .&-",
    names: {
      en: "Plain",
      es: "Palo seco",
      ca: "Pal sec",
      ja: "ゴシック体",
      ar: "خط بسيط",
      fr: "Sans empattements",
      de: "Ohne Serifen",
      it: "Senza grazie",
      pt: "Sem serifa",
      he: "ללא תגים",
      zh: "无衬线体",
      ko: "산세리프",
      pl: "Bezszeryfowy",
    },
  },
  {
    typographyId: "monogram",
    family: "cursive",
    characters: "A-Z",
    names: {
      en: "Monogram",
      es: "Monograma",
      ca: "Monograma",
      ja: "モノグラム",
      ar: "حروف متشابكة",
      fr: "Monogramme",
      de: "Monogramm",
      it: "Monogramma",
      pt: "Monograma",
      he: "מונוגרמה",
      zh: "字母组合",
      ko: "모노그램",
      pl: "Monogram",
    },
  },
]

const namedIn =
  (languageCode: string) =>
  (names: Names): string =>
    names[languageCode] ?? names["en"] ?? ""

/** The garment of a category's key: `men-t-shirts` are `t-shirts`. */
const garmentOf = (categoryKey: string): string => categoryKey.slice(categoryKey.indexOf("-") + 1)

const positionsOf = (categoryKeys: readonly string[]): Partial<Readonly<Record<AreaId, Position>>> =>
  Object.assign({}, ...categoryKeys.toReversed().map((key) => AREAS_BY_GARMENT[garmentOf(key)] ?? {}))

/** Whether products of these categories can have a monogram. */
export const isCustomizable = (categoryKeys: readonly string[]): boolean =>
  Object.keys(positionsOf(categoryKeys)).length > 0

/** The customization offer of products of these categories. It is free of charge. */
export const customizationOf = (
  productId: string,
  categoryKeys: readonly string[],
  languageCode: string,
): CustomizationProperties => {
  const named = namedIn(languageCode)
  const positions = positionsOf(categoryKeys)
  const isOffered = isCustomizable(categoryKeys)
  return {
    productId,
    isCustomizable: isOffered,
    maxAreas: Math.min(MAX_AREAS, Object.keys(positions).length),
    price: 0,
    areas: AREA_IDS.flatMap((areaId) => {
      const position = positions[areaId]
      return position === undefined
        ? []
        : [
            {
              areaId,
              name: named(AREAS[areaId]),
              datatypes: [...DATATYPES],
              maxCharacters: MAX_CHARACTERS[areaId],
              maxInitials: MAX_INITIALS,
              position,
            },
          ]
    }),
    colors: isOffered ? COLORS.map(({ colorId, hex, names }) => ({ colorId, name: named(names), hex })) : [],
    typographies: isOffered
      ? TYPOGRAPHIES.map(({ typographyId, family, characters, names }) => ({
          typographyId,
          name: named(names),
          characters,
          family,
        }))
      : [],
  }
}

/** A customization with the names of its chosen options. */
export const withOptionNames = (entry: Customization, languageCode: string): Customization => {
  const named = namedIn(languageCode)
  const areaId = AREA_IDS.find((id) => id === entry.areaId)
  const color = COLORS.find(({ colorId }) => colorId === entry.colorId)
  const typography = TYPOGRAPHIES.find(({ typographyId }) => typographyId === entry.typographyId)
  return {
    ...entry,
    ...(areaId === undefined ? {} : { areaName: named(AREAS[areaId]) }),
    ...(color === undefined ? {} : { colorName: named(color.names) }),
    ...(typography === undefined ? {} : { typographyName: named(typography.names) }),
  }
}
