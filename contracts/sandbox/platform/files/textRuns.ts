import makeBidi from "bidi-js"
import { type FontSlice, fontSlices } from "./fontSlices.ts"

/** A part of one line in one font, from left to right in visual order. */
export interface TextRun {
  readonly text: string
  readonly font: FontSlice
}

export type Direction = "ltr" | "rtl"

const bidi = makeBidi()
const RIGHT_TO_LEFT_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Replaces characters that no font has. */
const MISSING = "\u25A1"
/** Direction marks take effect but are not drawn; control characters are not drawn either. */
const UNPRINTED_CHARACTERS = /[\p{Cc}\p{Cf}]/u

interface Run {
  text: string
  readonly level: number
  readonly font: FontSlice
}

/** Adjacent letters of one font and direction. Arabic letters join only within one part. */
const bundleItemsOf = (line: string, levels: Uint8Array, weight: 400 | 700): readonly Run[] => {
  const slices = fontSlices(weight)
  const latin = slices.at(0x41)
  const runs: Run[] = []
  let index = 0
  for (const character of line) {
    const level = levels[index] ?? 0
    index += character.length
    if (UNPRINTED_CHARACTERS.test(character)) continue
    const own = slices.at(character.codePointAt(0) ?? 0)
    const font = own ?? slices.at(MISSING.codePointAt(0) ?? 0) ?? latin
    if (font === undefined) continue
    const last = runs.at(-1)
    const shown = own === undefined ? MISSING : character
    if (last?.level === level && last.font === font) last.text += shown
    else runs.push({ text: shown, level, font })
  }
  return runs
}

/**
 * Right-to-left text without letters (spaces, brackets) is reversed here; Arabic and Hebrew are reversed by the font's
 * shaping.
 */
const drawn = ({ text, level }: Run): string =>
  level % 2 === 0 || RIGHT_TO_LEFT_SCRIPT.test(text)
    ? text
    : [...text]
        .reverse()
        .map((character) => bidi.getMirroredCharacter(character) ?? character)
        .join("")

/**
 * One line in visual order, by the Unicode bidirectional algorithm.
 *
 * *Details.* Whole parts are reordered: from the highest level down to the lowest odd one, every sequence of parts at
 * or above the level is reversed.
 */
export const textRuns = (line: string, direction: Direction, weight: 400 | 700): readonly TextRun[] => {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs = [...bundleItemsOf(line, levels, weight)]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0
    while (start < runs.length) {
      let end = start
      while ((runs[end]?.level ?? -1) >= level) end += 1
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = Math.max(end, start + 1)
    }
  }
  return runs.map((run) => ({ text: drawn(run), font: run.font }))
}
