import { describe, expect, it } from "vitest"
import { cpuMillis } from "../support/cpuMillis.ts"
import { contractPatterns, type Pattern, patternsOf } from "./patterns.ts"
import { sourceFiles } from "./sourceFiles.ts"

const LENGTH = 100_000
const MOST_MILLIS = 50
/** On a busy machine one measurement may be anybody's fault. */
const RUNS = 4
/**
 * What costs less than this of a tenth of the length costs less than the most of the whole, even where it grows with
 * the square.
 */
const CHEAP_MILLIS = MOST_MILLIS / 100
/** Pieces that make a careless pattern go back and forth. */
const PIECES = [
  "a",
  "A",
  "Aa",
  "1",
  "1 ",
  " ",
  "\t",
  "\n",
  "-",
  "a-",
  "-1",
  ".",
  "a.",
  ".a",
  "/",
  "/a",
  "\\",
  "@",
  "a@",
  "a@a.",
  "%",
  "%4",
  "=",
  "&a=b",
  "<",
  "<a",
  "<a ",
  '"',
  '"a',
  "'",
  "{",
  "{a",
  "}",
  "[",
  "(",
  "`",
  "#",
  ":",
  ";",
  ",",
  "_",
  "*",
  "/*",
  "*/",
  "+",
  "$",
  "\ud800",
  "é",
  "\u0301",
  "٣",
  "日",
  "\u200b",
  "👗",
]

/** Patterns that nobody outside can give a long text to, and what they are given. */
const GIVEN_SHORT_TEXT: Readonly<Record<string, string>> = {
  "domain/navigation/seoTemplates.ts": "the templates of our own pages",
  "domain/store/formatMoney.ts": "the digits of a number",
  "contracts/sandbox/orders/formatAmount.ts": "the digits of a number",
  "contracts/sandbox/admin-console/formats.ts": "the digits of a number",
  "contracts/sandbox/http/contractRoutes.ts": "the paths of the contract",
  "contracts/sandbox/world/imagery/silhouettes/jumpsuitFigure.ts": "the drawings of the demo world",
  "adapters/cli/commands/catalogue.ts": "what stands on the command line",
  "adapters/cli/withCliContext.ts": "what stands on the command line",
  "adapters/web/Backend.ts": "a setting of the server",
}

const hostile = (piece: string, length: number): string =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}!`
/** The least that looking through a text took in a few tries. */
const cost = ({ expression }: Pattern, text: string): number => {
  let least = Infinity
  for (let run = 0; run < RUNS && least >= CHEAP_MILLIS; run += 1)
    least = Math.min(
      least,
      cpuMillis(() => (expression.global ? text.replace(expression, "") : expression.test(text))),
    )
  return least
}
const isSlow = (pattern: Pattern, piece: string): boolean => {
  const tenth = cost(pattern, hostile(piece, LENGTH / 10))
  return tenth >= MOST_MILLIS || (tenth >= CHEAP_MILLIS && cost(pattern, hostile(piece, LENGTH)) >= MOST_MILLIS)
}
const slow = (patterns: readonly Pattern[]): readonly Pattern[] =>
  patterns.filter((pattern) => PIECES.some((piece) => isSlow(pattern, piece)))
const fileOf = ({ place }: Pattern): string => place.slice(0, place.indexOf(":"))

describe("100,000 hostile characters", () => {
  it("F112 keep no pattern of the source for more than 50 ms that is given texts from outside", () => {
    const patterns = sourceFiles(["domain", "application", "adapters", "ui", "contracts/sandbox"], /\.tsx?$/).flatMap(
      patternsOf,
    )
    const slower = slow(patterns)
    process.stdout.write(`patterns: ${patterns.length} of the source, ${slower.length} of them only for short texts\n`)
    expect(
      slower
        .map(({ place }) => place)
        .filter((place) => !Object.keys(GIVEN_SHORT_TEXT).some((file) => place.startsWith(`${file}:`))),
    ).toEqual([])
    // One that is mended leaves the list.
    expect(Object.keys(GIVEN_SHORT_TEXT).filter((file) => !slower.some((pattern) => fileOf(pattern) === file))).toEqual(
      [],
    )
  }, 600_000)

  it("F112 keep no pattern of the contract for more than 50 ms", () => {
    const patterns = sourceFiles(["contracts/generated"], /\.json$/).flatMap(contractPatterns)
    expect(patterns.length).toBeGreaterThan(50)
    expect(slow(patterns)).toEqual([])
  }, 300_000)

  it("F112 are too much for a careless pattern, which this measure sees", () => {
    expect(slow(patternsOf({ path: "careless.ts", text: "const end = /\\s+$/" }))).toHaveLength(1)
  }, 120_000)
})
