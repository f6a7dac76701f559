import { analyse } from "scslre"
import { describe, expect, it } from "vitest"
import { cpuMillis } from "../support/cpuMillis.ts"
import { contractPatterns, isPlainlyLinear, type Pattern, patternsOf, wordsOf } from "./source/patterns.ts"
import { sourceFiles } from "./source/sourceFiles.ts"

const LENGTH = 100_000
const MOST_MILLIS = 50
/** On a busy machine one measurement may include another process. */
const RUNS = 4
/**
 * A pattern below this cost at a tenth of the length stays below the limit at the full length, even if it is quadratic.
 */
const CHEAP_MILLIS = MOST_MILLIS / 100
/**
 * Repeated units of several characters, at each of which a careless pattern restarts. The static analysis finds
 * repetitions of one character only.
 */
const REPEATED_UNITS = [
  "Aa",
  "1 ",
  "a-",
  "-1",
  "a.",
  ".a",
  "/a",
  "a@",
  "a@a.",
  "%4",
  "&a=b",
  "<a",
  "<a ",
  '"a',
  "{a",
  "a,",
]

const hostile = (fragment: string, length: number): string =>
  `${fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)}!`
/** The minimum duration of a search in a few tries. */
const cost = ({ expression }: Pattern, text: string): number => {
  let least = Infinity
  for (let run = 0; run < RUNS && least >= CHEAP_MILLIS; run += 1)
    least = Math.min(
      least,
      cpuMillis(() => (expression.global ? text.replace(expression, "") : expression.test(text))),
    )
  return least
}
const isSlow = (pattern: Pattern, fragment: string): boolean => {
  const tenth = cost(pattern, hostile(fragment, LENGTH / 10))
  return tenth >= MOST_MILLIS / 10 || (tenth >= CHEAP_MILLIS && cost(pattern, hostile(fragment, LENGTH)) >= MOST_MILLIS)
}
const hasSuperlinearAnalysis = ({ expression: { source, flags } }: Pattern): boolean =>
  analyse({ source, flags }, { maxReports: 1 }).reports.length > 0

/** The locations of patterns with superlinear cost; each text of a pattern is checked once. */
const slow = (patterns: readonly Pattern[]): readonly string[] =>
  [...new Map(patterns.map((pattern) => [String(pattern.expression), pattern])).values()]
    .filter(
      (pattern) =>
        hasSuperlinearAnalysis(pattern) ||
        (!isPlainlyLinear(pattern) &&
          [...REPEATED_UNITS, ...wordsOf(pattern)].some((fragment) => isSlow(pattern, fragment))),
    )
    .map(({ place }) => place)

describe("100,000 hostile characters", () => {
  it("F112 cost no pattern of the source superlinear time", () => {
    const patterns = sourceFiles(["domain", "application", "adapters", "ui", "contracts/sandbox"], /\.tsx?$/).flatMap(
      patternsOf,
    )
    expect(patterns.length).toBeGreaterThan(500)
    expect(slow(patterns)).toEqual([])
  })

  it("F112 cost no pattern of the contract superlinear time", () => {
    const patterns = sourceFiles(["contracts/generated"], /\.json$/).flatMap(contractPatterns)
    expect(patterns.length).toBeGreaterThan(50)
    expect(slow(patterns)).toEqual([])
  })

  it.each([
    ["searches for its end from every character", String.raw`/\s+$/`],
    ["divides characters between two repetitions", String.raw`/^\s*\d*\s*\d*$/`],
    ["repeats a repetition", String.raw`/^(?:\w+\.?)+$/`],
    ["starts anew at each of its own words", String.raw`/<rect[^>]*\/>/`],
    ["starts anew at each piece of a tag", String.raw`/<[a-z][^>]*>/`],
  ])("F112 are too expensive for a careless pattern that %s", (_, pattern) => {
    expect(slow(patternsOf({ path: "careless.ts", text: `const careless = ${pattern}` }))).toHaveLength(1)
  })

  it.each([String.raw`/^\d+$/`, String.raw`/(?<!\s)\s+$/`, String.raw`/^[^@]+@[^@]+$/u`])(
    "are cheap for a pattern like %s",
    (pattern) => {
      expect(slow(patternsOf({ path: "careful.ts", text: `const careful = ${pattern}` }))).toEqual([])
    },
  )
})
