/** Merchants' names of color and size options, in lower case without accents; plurals count too. */
const COLORS = new Set(
  [
    "color",
    "colour",
    "colors",
    "colours",
    "farbe",
    "farben",
    "couleur",
    "couleurs",
    "coloris",
    "colore",
    "colori",
    "cor",
    "cores",
    "kleur",
    "kleuren",
    "kolor",
    "kolory",
    "farg",
    "farve",
    "farge",
    "vari",
    "varv",
    "barva",
    "farba",
    "szin",
    "culoare",
    "culori",
    "boja",
    "renk",
    "χρωμα",
    "цвет",
    "колір",
    "цвят",
    "боја",
    "warna",
    "mau",
    "mau sac",
    "สี",
    "色",
    "颜色",
    "顏色",
    "カラー",
    "色名",
    "색상",
    "컬러",
    "색",
    "لون",
    "اللون",
    "الألوان",
    "צבע",
    "رنگ",
    "रंग",
    "kolore",
    "litur",
    "spalva",
    "krasa",
  ].map(foldName),
)
const SIZES = new Set(
  [
    "size",
    "sizes",
    "grosse",
    "groesse",
    "grossen",
    "taille",
    "tailles",
    "pointure",
    "talla",
    "tallas",
    "talle",
    "taglia",
    "taglie",
    "misura",
    "misure",
    "tamanho",
    "tamanhos",
    "tamano",
    "maat",
    "maten",
    "rozmiar",
    "rozmiary",
    "storlek",
    "storrelse",
    "koko",
    "velikost",
    "velkost",
    "meret",
    "marime",
    "marimi",
    "velicina",
    "beden",
    "μεγεθος",
    "размер",
    "розмір",
    "ukuran",
    "kich thuoc",
    "kich co",
    "ขนาด",
    "ไซส์",
    "サイズ",
    "尺码",
    "尺寸",
    "尺碼",
    "大小",
    "사이즈",
    "크기",
    "مقاس",
    "المقاس",
    "الحجم",
    "מידה",
    "גודל",
    "سایز",
    "आकार",
    "mida",
    "talles",
    "suurus",
    "dydis",
    "izmers",
    "staerd",
  ].map(foldName),
)

/** Returns a name for comparison: lower case, without accents and without a slug's prefix and dashes. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "")
    .toLowerCase()
    .replace(/^pa_/u, "")
    .replace(/ß/gu, "ss")
    .replace(/ø/gu, "o")
    .replace(/æ/gu, "ae")
    .replace(/ł/gu, "l")
    .replace(/ı/gu, "i")
    .replace(/[_-]+/gu, " ")
    .trim()
    .normalize("NFC")
}

/** Whether an option's name means color in any supported language. */
export function isColorName(name: string): boolean {
  return COLORS.has(foldName(name))
}

/** Whether an option's name means size in any supported language. */
export function isSizeName(name: string): boolean {
  return SIZES.has(foldName(name))
}
