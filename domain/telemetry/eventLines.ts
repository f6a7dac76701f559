import * as Option from "effect/Option"
import { tagsOf } from "./eventLimits.ts"
import type { EventBatch, LogEvent, MetricEvent, Tags, TelemetryEvent } from "./TelemetryEvent.ts"
import { LOG_LEVELS, METRIC_TYPES } from "./TelemetryEvent.ts"

/** Identifies the format; the collector returns 426 for others. */
const FORM = "#selvedge-events 1"

// Unrolled to avoid backtracking.
const STRING = String.raw`"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"`
const NUMBER = String.raw`-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?`
const TAGS = `(?: ${STRING}=${STRING})*`
const TAGS_LINE = new RegExp(`^T(${TAGS})$`)
const LOG_LINE = new RegExp(`^L ([0-9]{1,15}) (${LOG_LEVELS.join("|")}) (${STRING}) (${STRING})(${TAGS})$`)
const METRIC_LINE = new RegExp(
  `^M ([0-9]{1,15}) (${METRIC_TYPES.join("|")}) ([A-Za-z0-9_:]{1,128}) (${NUMBER})(${TAGS})$`,
)
const TAG = new RegExp(` (${STRING})=(${STRING})`, "g")

/**
 * Serializes a batch in the format of contracts/openapi/telemetry.yaml (R16). Texts are JSON strings with
 * escaped line feeds, so that no text can end its line.
 */
export function writeEventLines({ tags, events }: EventBatch): string {
  return writeHeadLines(tags) + events.map(writeEventLine).join("")
}

/** The two lines before the events of a batch. */
export function writeHeadLines(tags: Tags): string {
  return `${FORM}\nT${writeTags(tags)}\n`
}

/** The line of one event. */
export function writeEventLine(event: TelemetryEvent): string {
  return `${writeEvent(event)}\n`
}

/** Parses a batch; returns none when any line is invalid. */
export function readEventLines(text: string): Option.Option<EventBatch> {
  const lines = text.split("\n")
  const [form, tagsLine = "", ...rest] = lines
  const tags = readTags(TAGS_LINE.exec(tagsLine)?.[1])
  if (form !== FORM || tags === undefined || rest.pop() !== "") return Option.none()
  const events = rest.map(readEvent)
  const read = events.filter((event) => event !== undefined)
  return read.length === events.length ? Option.some({ tags, events: read }) : Option.none()
}

function writeEvent(event: TelemetryEvent): string {
  const tags = writeTags(event.tags)
  return event.kind === "log"
    ? `L ${event.at} ${event.level} ${JSON.stringify(event.label)} ${JSON.stringify(event.message)}${tags}`
    : `M ${event.at} ${event.type} ${event.name} ${JSON.stringify(event.value)}${tags}`
}

function writeTags(tags: Tags): string {
  return Object.entries(tags)
    .map(([key, value]) => ` ${JSON.stringify(key)}=${JSON.stringify(value)}`)
    .join("")
}

function readEvent(line: string): TelemetryEvent | undefined {
  return readLog(line) ?? readMetric(line)
}

function readLog(line: string): LogEvent | undefined {
  const [, at, word, label, message, pairs] = LOG_LINE.exec(line) ?? []
  const level = LOG_LEVELS.find((one) => one === word)
  const tags = readTags(pairs)
  if (at === undefined || level === undefined || label === undefined || message === undefined || tags === undefined)
    return undefined
  return { kind: "log", at: Number(at), level, label: readText(label), message: readText(message), tags }
}

function readMetric(line: string): MetricEvent | undefined {
  const [, at, word, name, value, pairs] = METRIC_LINE.exec(line) ?? []
  const type = METRIC_TYPES.find((one) => one === word)
  const tags = readTags(pairs)
  if (at === undefined || type === undefined || name === undefined || value === undefined || tags === undefined)
    return undefined
  return { kind: "metric", at: Number(at), type, name, value: Number(value), tags }
}

/** Parses the tags of a line; returns `undefined` for duplicates. */
function readTags(text: string | undefined): Tags | undefined {
  if (text === undefined) return undefined
  const pairs = [...text.matchAll(TAG)].map(([, key = "", value = ""]): [string, string] => [
    readText(key),
    readText(value),
  ])
  return new Set(pairs.map(([key]) => key)).size === pairs.length ? tagsOf(pairs) : undefined
}

function readText(json: string): string {
  return String(JSON.parse(json))
}
