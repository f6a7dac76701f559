import { createHash } from "node:crypto"
import { searchText } from "../catalog/searchText.ts"
import type { ImportedVariant } from "./ImportedProduct.ts"

/** What merchants call a colour, as it is searched: without case and accents. */
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
/** What shops write where a product has no options. */
const DEFAULT_TITLE = /^default( title)?$/iu

/** The colour and the size a variant stands for; every option that is not a colour is part of the size. */
export interface VariantChoice {
  /** Absent when the product comes in one colour. */
  readonly colour?: string
  readonly size: string
}

const isColour = (name: string): boolean => COLOURS.has(searchText(name.replace(/^pa_/iu, "").replace(/[_-]+/gu, " ")))

export const ONE_SIZE = "ONE SIZE"

export const variantChoice = ({ options }: ImportedVariant): VariantChoice => {
  // The first one counts; a second colour, such as that of the sole, is part of the size.
  const chosen = options.find(({ name }) => isColour(name))
  const colour = chosen?.value
  const size = options
    .filter((option) => option !== chosen && !DEFAULT_TITLE.test(option.value))
    .map(({ value }) => value)
    .join(" / ")
  return { ...(colour === undefined ? {} : { colour }), size: size === "" ? ONE_SIZE : size }
}

/** Letters that have no plain one with a mark inside them. */
const PLAIN: Readonly<Record<string, string>> = {
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
 * A name without case, marks, width and kana differences. It never changes: ids of colours and sizes that were sold are
 * made of it.
 */
const stableName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[łøđðþæœßı]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0x30a1) - 0x60))
    .replace(/\s+/gu, " ")
    .trim()

/** A stable number for a name, the same for "Navy" and "navy": nine digits that no id of the world has. */
export const nameId = (name: string): string => {
  const number = createHash("sha256").update(stableName(name)).digest().readUInt32BE(0) % 100_000_000
  return `9${String(number).padStart(8, "0")}`
}

/** The stable number of a colour; a product of one colour has one of its own. */
export const colourId = (colour: string | undefined): string => (colour === undefined ? "900000000" : nameId(colour))
