import { createHash } from "node:crypto"
import { searchText } from "../../catalog/search/searchText.ts"
import type { ImportedVariant } from "./ImportedProduct.ts"

/** Option names for colours, without case and accents. */
const COLOURS = new Set(
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
    "färg",
    "farve",
    "farge",
    "väri",
    "värv",
    "barva",
    "farba",
    "szín",
    "culoare",
    "culori",
    "boja",
    "renk",
    "χρώμα",
    "цвет",
    "колір",
    "цвят",
    "боја",
    "warna",
    "màu",
    "màu sắc",
    "สี",
    "צבע",
    "色",
    "色名",
    "カラー",
    "颜色",
    "顏色",
    "색상",
    "컬러",
    "색",
    "لون",
    "اللون",
    "الألوان",
    "رنگ",
    "रंग",
    "litur",
    "spalva",
    "krāsa",
  ].map((name) => searchText(name)),
)
/** The option value of products without options. */
const DEFAULT_TITLE = /^default( title)?$/iu

/** The colour and size of a variant. Every option that is not a colour is part of the size. */
export interface VariantChoice {
  /** Absent for a product in a single colour. */
  readonly colour?: string
  readonly size: string
}

const isColour = (name: string): boolean => COLOURS.has(searchText(name.replace(/^pa_/iu, "").replace(/[_-]+/gu, " ")))

export const ONE_SIZE = "ONE SIZE"

export const variantChoice = ({ options }: ImportedVariant): VariantChoice => {
  // The first colour counts. A second one, such as the sole's, is part of the size.
  const chosen = options.find(({ name }) => isColour(name))
  const colour = chosen?.value
  const size = options
    .filter((option) => option !== chosen && !DEFAULT_TITLE.test(option.value))
    .map(({ value }) => value)
    .join(" / ")
  return { ...(colour === undefined ? {} : { colour }), size: size === "" ? ONE_SIZE : size }
}

/** Letters that Unicode normalisation does not decompose. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ı: "i",
}

/**
 * A name without case, marks, width and kana differences. It must never change: ids of sold colours and sizes are
 * derived from it.
 */
const stableName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[łøđðþæœßı]/gu, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0x30a1) - 0x60))
    .replace(/\s+/gu, " ")
    .trim()

/**
 * A stable nine-digit number for a name, the same for "Navy" and "navy". No id of the generated catalogue has nine
 * digits.
 */
export const nameId = (name: string): string => {
  const number = createHash("sha256").update(stableName(name)).digest().readUInt32BE(0) % 100_000_000
  return `9${String(number).padStart(8, "0")}`
}

/** The stable number of a colour, also for a product in a single colour. */
export const colourId = (colour: string | undefined): string => (colour === undefined ? "900000000" : nameId(colour))
