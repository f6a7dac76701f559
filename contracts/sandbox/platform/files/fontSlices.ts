import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"

/** A font file for a subset of characters. */
export interface FontSlice {
  readonly name: string
  readonly path: string
}

interface Slices {
  readonly at: (codePoint: number) => FontSlice | undefined
}

const requirePackage = createRequire(import.meta.url)

/**
 * Font families in order of precedence: one for `arabic` and the Latin letters, one each for kana and kanji, hangul,
 * hanzi and Hebrew.
 */
const FONT_FAMILIES = [
  { package: "@fontsource/noto-sans-arabic", prefix: "noto-sans-arabic", order: ["latin", "latin-ext", "arabic"] },
  { package: "@fontsource/noto-sans-hebrew", prefix: "noto-sans-hebrew", order: ["hebrew"] },
  { package: "@fontsource/noto-sans-jp", prefix: "noto-sans-jp", order: undefined },
  { package: "@fontsource/noto-sans-kr", prefix: "noto-sans-kr", order: undefined },
  { package: "@fontsource/noto-sans-sc", prefix: "noto-sans-sc", order: undefined },
] as const

const isRanges = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" && value !== null

const bounds = (range: string): readonly [number, number] => {
  const [first = "", last = first] = range.replace("U+", "").split("-")
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/**
 * The files of extended Latin letters declare currency signs but have none; the files of the other scripts have them.
 */
const isCurrencySign = (codePoint: number): boolean => codePoint >= 0x20a0 && codePoint <= 0x20cf

const slicesOf = (
  { package: family, prefix, order }: (typeof FONT_FAMILIES)[number],
  weight: number,
): readonly (readonly [number, number, FontSlice])[] => {
  const manifest = requirePackage.resolve(`${family}/unicode.json`)
  const ranges: unknown = JSON.parse(readFileSync(manifest, "utf8"))
  if (!isRanges(ranges)) throw new Error(`The font ${family} does not declare its characters.`)
  return (order ?? Object.keys(ranges)).flatMap((slice) => {
    const name = `${prefix}-${slice.replaceAll(/[[\]]/g, "")}-${weight}-normal`
    const path = join(manifest, "..", "files", `${name}.woff`)
    return (ranges[slice] ?? "")
      .split(",")
      .map((range) => [...bounds(range), { name, path }] as const)
      .filter(([first]) => slice !== "latin-ext" || !isCurrencySign(first))
  })
}

const known = new Map<number, Slices>()

/**
 * The font file with a character, or `undefined`. Latin comes first, so that a price between Japanese words looks the
 * same everywhere. Weights 400 and 700.
 */
export const fontSlices = (weight: 400 | 700): Slices => {
  const stored = known.get(weight)
  if (stored !== undefined) return stored
  const ranges = FONT_FAMILIES.flatMap((family) => slicesOf(family, weight))
  const byCharacter = new Map<number, FontSlice | undefined>()
  const slices: Slices = {
    at: (codePoint) => {
      if (!byCharacter.has(codePoint))
        byCharacter.set(codePoint, ranges.find(([first, last]) => codePoint >= first && codePoint <= last)?.[2])
      return byCharacter.get(codePoint)
    },
  }
  known.set(weight, slices)
  return slices
}
