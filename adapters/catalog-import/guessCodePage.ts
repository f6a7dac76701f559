import { SHEET_ENCODINGS, type SheetEncoding } from "../../application/catalog/import/CatalogueFile.ts"
import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import { ALPHABETS, CHARACTERS } from "./letterFrequencies.ts"
import { alphabetPlausibility, charactersPlausibility } from "./decodingPlausibility.ts"

/** A line with non-ASCII bytes. */
export interface SampleLine {
  readonly line: number
  readonly bytes: Uint8Array
}

/** One decoding of the sample. */
interface Decoding {
  readonly encoding: SheetEncoding
  readonly lines: readonly string[]
  readonly plausibility: number
}

/** The plausibility function of each code page. Of two code pages with equal decodings, the first is taken. */
const CODE_PAGES: readonly { readonly encoding: SheetEncoding; readonly plausibilityOf: (text: string) => number }[] = [
  ...(
    [
      "windows-1252",
      "windows-1250",
      "windows-1254",
      "windows-1251",
      "windows-1253",
      "windows-1255",
      "windows-1256",
    ] as const
  ).map((encoding) => ({
    encoding,
    plausibilityOf: (text: string) => alphabetPlausibility(text, ALPHABETS[encoding]),
  })),
  ...(["shift_jis", "gb18030", "big5", "euc-kr"] as const).map((encoding) => ({
    encoding,
    plausibilityOf: (text: string) => charactersPlausibility(text, CHARACTERS[encoding]),
  })),
  { encoding: "euc-jp", plausibilityOf: (text) => charactersPlausibility(text, CHARACTERS.shift_jis) },
]
/** Minimum lead of the best decoding over all others, as a natural logarithm: a factor of about 150. */
const MIN_LEAD = 5
/** Minimum log-likelihood per non-ASCII byte of a text; random bytes score lower. */
const MIN_LIKELIHOOD_PER_BYTE = -6.5
const SHOWN_LINES = 3
const SHOWN_BEFORE = 20
const SHOWN_CHARACTERS = 50

/**
 * Returns the code page with the most plausible decoding, if its lead is sufficient. Fails with a
 * `SheetUnreadableError` that shows the differing lines when two decodings are about as plausible, and also when none
 * is plausible.
 */
export function guessCodePage(file: string, sample: readonly SampleLine[]): SheetEncoding {
  const candidates = CODE_PAGES.flatMap((page) => decodeAs(page, sample)).toSorted(
    (one, other) => other.plausibility - one.plausibility,
  )
  const [best] = candidates
  const bytes = sample.reduce(
    (sum, { bytes: own }) => sum + own.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0),
    0,
  )
  if (best === undefined || best.plausibility < bytes * MIN_LIKELIHOOD_PER_BYTE)
    throw new SheetUnreadableError({
      message:
        `${file} is no text in any encoding that is known here: save it as UTF-8, or name its ` +
        `encoding with --encoding NAME: ${SHEET_ENCODINGS.join(", ")}.`,
    })
  const runnerUp = candidates.find(
    (reading) =>
      best.plausibility - reading.plausibility < MIN_LEAD && reading.lines.some((line, at) => line !== best.lines[at]),
  )
  if (runnerUp === undefined)
    return (
      CODE_PAGES.find(({ encoding }) =>
        candidates.some(
          (reading) => reading.encoding === encoding && reading.lines.every((line, at) => line === best.lines[at]),
        ),
      )?.encoding ?? best.encoding
    )
  throw new SheetUnreadableError({
    message:
      `${file} may be written in ${best.encoding} or in ${runnerUp.encoding}. ` +
      `${describeDifferences(best, runnerUp, sample).join(" ")} Say which is right: --encoding ` +
      `${best.encoding}, --encoding ${runnerUp.encoding}, or --encoding NAME with another of ` +
      `${SHEET_ENCODINGS.join(", ")}.`,
  })
}

function decodeAs(
  { encoding, plausibilityOf }: (typeof CODE_PAGES)[number],
  sample: readonly SampleLine[],
): readonly Decoding[] {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    // Line by line: Node.js 20 decodes Windows-1252 as ISO 8859-1 in a single call.
    const lines = sample.map(({ bytes }) => decoder.decode(bytes, { stream: true }) + decoder.decode())
    return [{ encoding, lines, plausibility: plausibilityOf(lines.join("\n")) }]
  } catch (error) {
    if (error instanceof TypeError) return []
    throw error
  }
}

function describeDifferences(one: Decoding, other: Decoding, sample: readonly SampleLine[]): readonly string[] {
  const apart = sample.flatMap(({ line }, at) => {
    const [first = "", second = ""] = [one.lines[at], other.lines[at]]
    return first === second
      ? []
      : [`Line ${line} is "${around(first, second)}" in the one and "${around(second, first)}" in the other.`]
  })
  return apart.slice(0, SHOWN_LINES)
}

/**
 * Returns the part of a line that differs from another decoding, without control characters, which a terminal would
 * interpret.
 */
function around(text: string, other: string): string {
  const characters = [...text]
  const others = [...other]
  const at = Math.max(
    0,
    characters.findIndex((character, index) => character !== others[index]),
  )
  const start = Math.max(0, at - SHOWN_BEFORE)
  return characters
    .slice(start, start + SHOWN_CHARACTERS)
    .join("")
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ")
    .trim()
}
