import type { PackCode } from "../World.ts"
import type { Grammar } from "./LanguagePack.ts"

const joined = (separator: string, ...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(separator)

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Shares = Parameters<Grammar["composition"]>[0]
const percentFirst = (shares: Shares): string => shares.map(([percent, fibre]) => `${percent}% ${fibre}`).join(", ")
const spacedPercent = (shares: Shares): string =>
  shares.map(([percent, fibre]) => `${percent}\u00a0% ${fibre}`).join(", ")

const description: Grammar["description"] = (opening, cloth, cut) => `${opening} ${cloth}, ${cut}.`

const romance = (composition: Grammar["composition"]): Grammar => ({
  name: ({ noun, cut, fabric, detail }) => sentenceCase(joined(" ", noun, cut, fabric, detail)),
  description,
  composition,
})

/** Word order and label formats of each language. */
export const grammars: Readonly<Record<PackCode, Grammar>> = {
  es: romance(spacedPercent),
  ca: romance(spacedPercent),
  fr: romance(spacedPercent),
  it: romance(percentFirst),
  pt: romance(percentFirst),
  de: {
    name: ({ noun, cut, fabric, detail }) => {
      const cutNoun = cut === undefined ? noun : cut.endsWith("-") ? cut + noun : `${cut} ${noun}`
      return sentenceCase(joined(" ", cutNoun, fabric, detail))
    },
    description,
    composition: spacedPercent,
  },
  pl: {
    name: ({ noun, cut, fabric, detail }) =>
      sentenceCase(
        cut === "oversize" ? joined(" ", noun, cut, fabric, detail) : joined(" ", cut, noun, fabric, detail),
      ),
    description,
    composition: percentFirst,
  },
  ja: {
    name: ({ noun, cut, fabric, detail }) => joined(" ", detail, cut, fabric + noun),
    description: (opening, cloth, cut) => `${opening}${cloth}で、${cut}。`,
    composition: (shares) => shares.map(([percent, fibre]) => `${fibre}${percent}%`).join("、"),
  },
  ko: {
    name: ({ noun, cut, fabric, detail }) => joined(" ", cut, detail, fabric, noun),
    description,
    composition: (shares) => shares.map(([percent, fibre]) => `${fibre} ${percent}%`).join(", "),
  },
  zh: {
    name: ({ noun, cut, fabric, detail }) => joined("", cut, detail, fabric, noun),
    description: (opening, cloth, cut) => `${opening}${cloth}，${cut}。`,
    composition: (shares) => shares.map(([percent, fibre]) => `${percent}%${fibre}`).join("、"),
  },
  ar: {
    name: ({ noun, cut, fabric, detail }) => joined(" ", noun, cut, fabric, detail),
    description: (opening, cloth, cut) => `${opening} ${cloth}، ${cut}.`,
    composition: (shares) => shares.map(([percent, fibre]) => `${percent}% ${fibre}`).join("، "),
  },
  he: {
    name: ({ noun, cut, fabric, detail }) => joined(" ", noun, cut, fabric, detail),
    description,
    composition: percentFirst,
  },
}
