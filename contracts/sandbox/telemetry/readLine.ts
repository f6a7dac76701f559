import { isStorable } from "../platform/http/textProblems.ts"

/** A log or a metric; the collector stores kind, level or type, name and time in columns of their own. */
export interface ParsedLine {
  readonly kind: "log" | "metric"
  readonly grade: string
  readonly name: string
  readonly at: number
  /** The value of a metric. */
  readonly value?: number
  readonly tags: ReadonlyMap<string, string>
}

/** Why a line is refused; the response names the rule. */
export class TelemetryLineRefused extends Error {
  override readonly name = "TelemetryLineRefused"
}

const LEVELS = new Set(["DEBUG", "INFO", "WARN", "ERROR", "TRACE"])
const TYPES = new Set(["COUNTER", "SUMMARY"])
const RESERVED = new Set([
  "environment",
  "tenant",
  "domain",
  "projectName",
  "projectKey",
  "platform",
  "platformid",
  "version",
  "userAgent",
])
/** Tags of a whole batch, which only the client itself sets. */
const BATCH_TAGS = new Set(["platform", "version", "environment"])
const MAX_LABEL = 20_000
const MAX_MESSAGE = 35_000
const MAX_LOG_TAG = 1_024
const MAX_METRIC_TAGS = 25
const MAX_METRIC_KEY = 128
const MAX_METRIC_VALUE = 500

// Unrolled, so that no text causes backtracking.
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/uy
const WORD = /[A-Za-z0-9_:.+-]+/uy

/** Parses a line from the left, and fails at the first violation of the contract. */
class Cursor {
  #at = 0
  readonly #line: string
  constructor(line: string) {
    this.#line = line
  }

  get isAtEnd(): boolean {
    return this.#at === this.#line.length
  }

  skip(text: string): void {
    if (!this.#line.startsWith(text, this.#at))
      throw new TelemetryLineRefused(`expected ${JSON.stringify(text)} at character ${this.#at + 1}`)
    this.#at += text.length
  }

  word(): string {
    return this.#take(WORD, "a word")
  }

  text(): string {
    const value: unknown = JSON.parse(this.#take(STRING, "a JSON string"))
    const text = String(value)
    if (!isStorable(text))
      throw new TelemetryLineRefused("a text holds NUL or half of a surrogate pair, which no text may have")
    return text
  }

  #take(pattern: RegExp, what: string): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#line)?.[0]
    if (found === undefined) throw new TelemetryLineRefused(`expected ${what} at character ${this.#at + 1}`)
    this.#at += found.length
    return found
  }
}

const readTags = (cursor: Cursor): ReadonlyMap<string, string> => {
  const tags = new Map<string, string>()
  while (!cursor.isAtEnd) {
    cursor.skip(" ")
    const key = cursor.text()
    cursor.skip("=")
    if (tags.has(key)) throw new TelemetryLineRefused(`the tag ${JSON.stringify(key)} is given twice`)
    tags.set(key, cursor.text())
  }
  return tags
}

const within = (what: string, text: string, most: number): void => {
  if (text.length > most) throw new TelemetryLineRefused(`${what} is longer than ${most} characters`)
}

const sendDateOf = (cursor: Cursor): number => {
  cursor.skip(" ")
  const text = cursor.word()
  if (!/^[0-9]{1,15}$/u.test(text)) throw new TelemetryLineRefused("the moment must be milliseconds since 1970")
  cursor.skip(" ")
  return Number(text)
}

/** Parses the tags that all events of the batch share. Fails with `TelemetryLineRefused`. */
export const readTagsLine = (line: string): ReadonlyMap<string, string> => {
  const cursor = new Cursor(line)
  cursor.skip("T")
  const tags = readTags(cursor)
  for (const [key, value] of tags) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/u.test(key))
      throw new TelemetryLineRefused(
        "a shared tag has a key of letters, digits and underscores that does not begin with a digit",
      )
    if (RESERVED.has(key) && !BATCH_TAGS.has(key)) throw new TelemetryLineRefused(`the tag ${key} is reserved`)
    within("a shared tag", key, MAX_LOG_TAG)
    within("a shared tag", value, MAX_LOG_TAG)
  }
  return tags
}

/** Parses a log or a metric. Fails with `TelemetryLineRefused`. */
export const readLine = (line: string): ParsedLine => {
  const cursor = new Cursor(line)
  const letter = line.slice(0, 1)
  if (letter !== "L" && letter !== "M") throw new TelemetryLineRefused("a line begins with L or M")
  cursor.skip(letter)
  return letter === "L" ? readLog(cursor) : readMetric(cursor)
}

const readLog = (cursor: Cursor): ParsedLine => {
  const at = sendDateOf(cursor)
  const grade = cursor.word()
  if (!LEVELS.has(grade)) throw new TelemetryLineRefused("the level is none of DEBUG, INFO, WARN, ERROR, TRACE")
  cursor.skip(" ")
  const name = cursor.text()
  within("the label", name, MAX_LABEL)
  cursor.skip(" ")
  within("the message", cursor.text(), MAX_MESSAGE)
  const tags = readTags(cursor)
  for (const [key, value] of tags) {
    within("a tag", key, MAX_LOG_TAG)
    within("a tag", value, MAX_LOG_TAG)
  }
  return { kind: "log", grade, name, at, tags }
}

const readMetric = (cursor: Cursor): ParsedLine => {
  const at = sendDateOf(cursor)
  const grade = cursor.word()
  if (!TYPES.has(grade)) throw new TelemetryLineRefused("the type is none of COUNTER, SUMMARY")
  cursor.skip(" ")
  const name = cursor.word()
  if (!/^[A-Za-z0-9_:]{1,128}$/u.test(name))
    throw new TelemetryLineRefused("the name must be 1 to 128 letters, digits, underscores and colons")
  cursor.skip(" ")
  const number = cursor.word()
  if (!/^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/u.test(number))
    throw new TelemetryLineRefused("the value must be a JSON number")
  const tags = readTags(cursor)
  if (tags.size > MAX_METRIC_TAGS) throw new TelemetryLineRefused(`a metric has at most ${MAX_METRIC_TAGS} tags`)
  for (const [key, value] of tags) {
    within("a tag's key", key, MAX_METRIC_KEY)
    within("a tag's value", value, MAX_METRIC_VALUE)
    if (/[\n\t\r]/u.test(value))
      throw new TelemetryLineRefused("a metric's tag holds no newline, tab or carriage return")
  }
  return { kind: "metric", grade, name, at, value: Number(number), tags }
}
