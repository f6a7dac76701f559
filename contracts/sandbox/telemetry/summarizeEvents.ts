import { readLine, readTagsLine, type ParsedLine } from "./readLine.ts"

/** An event as it is stored. */
export interface StoredEvent {
  readonly line: string
  readonly shared_tags: string
  readonly tracker_id: string
  readonly received_at: number
}

/** Steps from a visit to a purchase, each with the commerce events that reach it. */
const FUNNEL = [
  ["visit", ["page_view"]],
  ["product", ["view_item"]],
  ["cart", ["add_to_cart", "view_cart"]],
  ["checkout", ["begin_checkout"]],
  ["purchase", ["purchase"]],
] as const

/**
 * Web vitals with the limits of "good" and "poor" at the 75th percentile (web.dev/articles/vitals), in milliseconds;
 * CLS has no unit.
 */
const VITALS = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
} as const
type VitalName = keyof typeof VITALS

const COMMERCE = "commerce."
const VITAL_PREFIX = "web_vital_"
/** Counter of choices, without a visitor. */
export const CONSENT_CHOICES = "consent_choices"
const CONSENT_GROUPS = ["analytics", "personalization"] as const
const PERCENTILE = 0.75
/** Rows of a table; pages and releases are texts of clients, so their number is not known. */
const MAX_ROWS = 30
const TIMELINE_BUCKETS = 24
const MAX_NAME = 80

export interface VitalOfPage {
  readonly page: string
  readonly vital: VitalName
  readonly samples: number
  /** The 75th percentile. */
  readonly value: number
  readonly rating: "good" | "needs improvement" | "poor"
}

export interface EventSummary {
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly events: number
  readonly timeline: readonly { readonly at: number; readonly events: number }[]
  readonly funnel: readonly { readonly step: string; readonly visitors: number }[]
  readonly webVitals: readonly VitalOfPage[]
  /** Logs of level ERROR, and crashes, which come without a visitor. */
  readonly errors: readonly {
    readonly release: string
    readonly errors: number
    readonly crashes: number
    readonly visitors: number
  }[]
  readonly consent: readonly { readonly group: string; readonly granted: number; readonly denied: number }[]
}

/** A crash report as it is stored: JSON with the version of the application. */
export interface StoredCrash {
  readonly report: string
}

/** Counts stored events and crashes. A line that cannot be read any more is counted and otherwise left out. */
export const summarizeEvents = (
  rows: readonly StoredEvent[],
  from: number,
  to: number,
  crashes: readonly StoredCrash[] = [],
): EventSummary => {
  const events = rows.flatMap((row) => {
    const event = parsed(row)
    return event === undefined ? [] : [{ ...event, tracker: row.tracker_id, shared: row.shared_tags }]
  })
  return {
    from,
    to,
    events: rows.length,
    timeline: timelineOf(rows, from, to),
    funnel: funnelOf(events),
    webVitals: vitalsOf(events),
    errors: errorsOf(events, crashes),
    consent: consentOf(events),
  }
}

interface Event extends ParsedLine {
  readonly tracker: string
  readonly shared: string
}

const parsed = ({ line }: StoredEvent): ParsedLine | undefined => {
  try {
    return readLine(line)
  } catch {
    return undefined
  }
}

const timelineOf = (rows: readonly StoredEvent[], from: number, to: number): EventSummary["timeline"] => {
  const width = (to - from) / TIMELINE_BUCKETS
  const counts = Array.from({ length: TIMELINE_BUCKETS }, () => 0)
  for (const { received_at } of rows) {
    const bucket = Math.min(TIMELINE_BUCKETS - 1, Math.max(0, Math.floor((received_at - from) / width)))
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return counts.map((events, index) => ({ at: Math.round(from + index * width), events }))
}

/** Visitors who reached a step or a later one: a purchase in another tab does not make the funnel grow. */
const funnelOf = (events: readonly Event[]): EventSummary["funnel"] => {
  const furthest = new Map<string, number>()
  for (const { kind, name, tracker } of events) {
    if (kind !== "log" || !name.startsWith(COMMERCE)) continue
    const step = FUNNEL.findLastIndex(([, names]) => names.some((one) => name === `${COMMERCE}${one}`))
    furthest.set(tracker, Math.max(furthest.get(tracker) ?? 0, step))
  }
  const reached = [...furthest.values()]
  return FUNNEL.map(([step], index) => ({ step, visitors: reached.filter((last) => last >= index).length }))
}

const vitalsOf = (events: readonly Event[]): readonly VitalOfPage[] => {
  const samples = new Map<string, { readonly page: string; readonly vital: VitalName; readonly values: number[] }>()
  for (const event of events) {
    const vital = event.kind === "metric" ? vitalOf(event) : undefined
    if (vital === undefined || event.value === undefined) continue
    const page = shortened(event.tags.get("route") ?? "")
    const key = `${vital} ${page}`
    const known = samples.get(key) ?? { page, vital, values: [] }
    known.values.push(event.value)
    samples.set(key, known)
  }
  return [...samples.values()]
    .sort((left, right) => right.values.length - left.values.length)
    .slice(0, MAX_ROWS)
    .map(({ page, vital, values }) => {
      const sorted = values.toSorted((left, right) => left - right)
      const value = sorted[Math.max(0, Math.ceil(sorted.length * PERCENTILE) - 1)] ?? 0
      const [good, poor] = VITALS[vital]
      const rating = value <= good ? "good" : value <= poor ? "needs improvement" : "poor"
      return { page, vital, samples: values.length, value, rating } as const
    })
    .sort((left, right) => left.page.localeCompare(right.page, "en") || left.vital.localeCompare(right.vital, "en"))
}

/** The vital of a metric such as `web_vital_lcp`. */
const vitalOf = ({ name }: Event): VitalName | undefined =>
  name.startsWith(VITAL_PREFIX) ? vitalName(name.slice(VITAL_PREFIX.length).toUpperCase()) : undefined

const vitalName = (word: string): VitalName | undefined => {
  switch (word) {
    case "LCP":
    case "INP":
    case "CLS":
    case "FCP":
    case "TTFB":
      return word
    default:
      return undefined
  }
}

interface ErrorCount {
  errors: number
  crashes: number
  readonly visitors: Set<string>
}

const errorsOf = (events: readonly Event[], crashes: readonly StoredCrash[]): EventSummary["errors"] => {
  const releases = new Map<string, ErrorCount>()
  const countOf = (release: string): ErrorCount => {
    const known = releases.get(release) ?? { errors: 0, crashes: 0, visitors: new Set<string>() }
    releases.set(release, known)
    return known
  }
  for (const { kind, grade, shared, tracker } of events) {
    if (kind !== "log" || grade !== "ERROR") continue
    const count = countOf(releaseOf(shared))
    count.errors += 1
    count.visitors.add(tracker)
  }
  for (const { report } of crashes) countOf(versionOfCrash(report)).crashes += 1
  return [...releases]
    .map(([release, { visitors, ...counts }]) => ({ release, ...counts, visitors: visitors.size }))
    .sort(
      (left, right) =>
        right.errors + right.crashes - left.errors - left.crashes ||
        right.release.localeCompare(left.release, "en", { numeric: true }),
    )
    .slice(0, MAX_ROWS)
}

/** The version in a report; the documents check reports when they arrive. */
const versionOfCrash = (report: string): string => shortened(/"appVersion":"([0-9.]{1,40})"/u.exec(report)?.[1] ?? "")

const releaseOf = (line: string): string => {
  try {
    return shortened(readTagsLine(line).get("version") ?? "")
  } catch {
    return shortened("")
  }
}

/** Choices by group. */
const consentOf = (events: readonly Event[]): EventSummary["consent"] => {
  const choices = events.filter(({ kind, name }) => kind === "metric" && name === CONSENT_CHOICES)
  const count = (group: string, decision: string) =>
    choices.filter(({ tags }) => tags.get(group) === decision).reduce((sum, { value = 0 }) => sum + value, 0)
  return CONSENT_GROUPS.map((group) => ({
    group,
    granted: count(group, "granted"),
    denied: count(group, "denied"),
  }))
}

const shortened = (text: string): string => (text === "" ? "unknown" : text.slice(0, MAX_NAME))
