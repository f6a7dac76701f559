import { createHash } from "node:crypto"
import type { ImportedVariant } from "./ImportedProduct.ts"

const COLOUR = /^(colou?r|couleur|coloris|farbe|colore|cor|kolor|צבע|色|カラー|颜色|색상|اللون|لون)$/iu
/** What shops write where a product has no options. */
const DEFAULT_TITLE = /^default( title)?$/iu

/** The colour and the size a variant stands for; every option that is not a colour is part of the size. */
export interface VariantChoice {
  /** Absent when the product comes in one colour. */
  readonly colour?: string
  readonly size: string
}

export const ONE_SIZE = "ONE SIZE"

export const variantChoice = ({ options }: ImportedVariant): VariantChoice => {
  const colour = options.find(({ name }) => COLOUR.test(name))?.value
  const size = options
    .filter(({ name, value }) => !COLOUR.test(name) && !DEFAULT_TITLE.test(value))
    .map(({ value }) => value)
    .join(" / ")
  return { ...(colour === undefined ? {} : { colour }), size: size === "" ? ONE_SIZE : size }
}

/** Letters that have no plain one with a mark inside them. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ß: "ss", ı: "i" }

/** A name without case, marks, width and kana differences. It never changes: ids of colours and sizes that were sold are made of it. */
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
