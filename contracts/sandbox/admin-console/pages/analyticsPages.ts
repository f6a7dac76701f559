import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { MAX_STORED } from "../../telemetry/telemetryOperations.ts"
import { type EventSummary, summarizeEvents } from "../../telemetry/summarizeEvents.ts"
import { type AdminConsoleRoute, choiceField, optionalNumber } from "../AdminConsoleRoute.ts"
import { barChart, columnChart } from "../charts/chart.ts"
import { dataTable } from "../dataTable.ts"
import { formatEventTime } from "../formats.ts"
import { eventsAfter, streamEvents } from "../liveEvents.ts"
import { type Html, html } from "../../platform/http/html.ts"

const HOUR_MS = 3_600_000
const RANGES = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 168 * HOUR_MS } as const
const RANGE_NAMES = ["hour", "day", "week"] as const
const RANGE_LABELS = { hour: "Last hour", day: "Last 24 hours", week: "Last 7 days" } as const
const LIVE_ROWS = 20
const MAX_EVENT_ID = 999_999_999_999_999

const summaryOf = async (
  { storage, ports }: SandboxServices,
  millis: number,
  storeId: string | undefined,
): Promise<EventSummary> => {
  const to = ports.now()
  const rows = await storage.db
    .selectFrom("telemetry_line")
    .select(["line", "shared_tags", "tracker_id", "received_at"])
    .where("received_at", ">=", to - millis)
    .$if(storeId !== undefined, (query) => query.where("shared_tags", "like", `%"store"="${storeId}"%`))
    .orderBy("line_id", "desc")
    .limit(MAX_STORED)
    .execute()
  const crashes = await storage.db
    .selectFrom("crash_report")
    .select("report")
    .where("received_at", ">=", to - millis)
    .$if(storeId !== undefined, (query) => query.where("store_id", "=", storeId ?? ""))
    .execute()
  return summarizeEvents(rows, to - millis, to, crashes)
}

/** Figures from the stored events, and a list that follows new ones. */
const analytics: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/analytics$/u,
  run: async (call) => {
    const range = (call.field("range") ?? "") === "" ? "day" : choiceField(call, "range", RANGE_NAMES)
    const wanted = call.field("storeId") ?? ""
    const storeId = wanted === "" ? undefined : (await call.services.stores.require(wanted)).id
    const summary = await summaryOf(call.services, RANGES[range], storeId)
    const stores = await call.services.stores.all()
    const live = await eventsAfter(call.services, undefined, LIVE_ROWS)
    return {
      kind: "page",
      title: "Analytics",
      script: "/sandbox/analytics.js",
      data: { range, ...(storeId === undefined ? {} : { storeId }), ...summary },
      body: html`<p>
          Figures from the latest ${counted(MAX_STORED)} events that browsers and other clients have sent with the
          visitor’s consent, and from counts without visitors. ${counted(summary.events)} in this period.
        </p>
        <form class="row" method="get">
          <p>
            <label for="range">Period</label
            ><select id="range" name="range">
              ${RANGE_NAMES.map(
                (name) =>
                  html`<option value="${name}" ${name === range && html` selected`}>${RANGE_LABELS[name]}</option>`,
              )}
            </select>
          </p>
          <p>
            <label for="storeId">Store</label
            ><select id="storeId" name="storeId">
              <option value="">All stores</option>
              ${stores.map(
                ({ id, countryName, countryCode }) =>
                  html`<option value="${id}" ${id === storeId && html` selected`}>
                    ${countryName["en"] ?? countryCode}
                  </option>`,
              )}
            </select>
          </p>
          <p><button type="submit">Show</button></p>
        </form>
        ${timeline(summary)} ${funnel(summary)} ${webVitals(summary)} ${errors(summary)} ${consent(summary)}
        <h2 id="live">Live events</h2>
        <p class="hint" data-live-state role="status">The latest events. Reload the page for new ones.</p>
        <div data-live="${live[0]?.id ?? 0}">
          ${dataTable(
            "Live events, newest first",
            [
              { name: "Received (UTC)", cell: ({ time }) => time },
              { name: "Level", cell: ({ grade }) => grade },
              { name: "Event", cell: ({ name }) => name },
              { name: "Source", cell: ({ source }) => source },
            ],
            live,
            "No events yet.",
          )}
        </div>`,
    }
  },
}

const liveStream: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/analytics\/live$/u,
  run: async (call) => {
    const last = Number(call.request.headers.get("last-event-id") ?? "")
    const after =
      Number.isSafeInteger(last) && last > 0 ? last : optionalNumber(call, "after", { least: 0, most: MAX_EVENT_ID })
    return { kind: "stream", response: await streamEvents(call.services, after) }
  },
}

const counted = (number: number): string => number.toLocaleString("en")

const percent = (part: number, whole: number): string =>
  whole === 0 ? "0%" : `${Math.round((part / whole) * 1_000) / 10}%`

const timeline = ({ timeline: points, events }: EventSummary): Html => {
  const busiest = points.reduce((most, point) => (point.events > most.events ? point : most), { at: 0, events: 0 })
  return html`<h2>Events over time</h2>
    ${columnChart({
      id: "timeline",
      title: "Events over time",
      summary:
        events === 0
          ? "No events in this period."
          : `${events} events; the most, ${busiest.events}, from ${formatEventTime(busiest.at)} UTC on.`,
      values: points.map((point) => ({
        label: formatEventTime(point.at),
        value: point.events,
        text: String(point.events),
      })),
    })}
    <details>
      <summary>Events over time as a table</summary>
      ${dataTable(
        "Events over time",
        [
          { name: "From (UTC)", cell: ({ at }) => formatEventTime(at) },
          { name: "Events", isNumber: true, cell: (point) => point.events },
        ],
        points,
        "No events in this period.",
      )}
    </details>`
}

const funnel = ({ funnel: steps }: EventSummary): Html => {
  const visits = steps[0]?.visitors ?? 0
  const purchases = steps.at(-1)?.visitors ?? 0
  const rows = steps.map(({ step, visitors }, index) => ({
    step: `${step.slice(0, 1).toUpperCase()}${step.slice(1)}`,
    visitors,
    ofVisits: percent(visitors, visits),
    ofStep: percent(visitors, steps[Math.max(0, index - 1)]?.visitors ?? 0),
  }))
  return html`<h2>From visit to purchase</h2>
    ${barChart({
      id: "funnel",
      title: "Visitors by step",
      summary: `${purchases} of ${visits} visitors made a purchase, ${percent(purchases, visits)}.`,
      values: rows.map(({ step, visitors, ofVisits }) => ({
        label: step,
        value: visitors,
        text: `${visitors} (${ofVisits})`,
      })),
    })}
    ${dataTable(
      "Visitors by step",
      [
        { name: "Step", cell: ({ step }) => step },
        { name: "Visitors", isNumber: true, cell: ({ visitors }) => visitors },
        { name: "Of all visitors", isNumber: true, cell: ({ ofVisits }) => ofVisits },
        { name: "Of the previous step", isNumber: true, cell: ({ ofStep }) => ofStep },
      ],
      rows,
      "No visits in this period.",
    )}`
}

const TONES = { good: "good", "needs improvement": "middle", poor: "bad" } as const

const webVitals = ({ webVitals: vitals }: EventSummary): Html => {
  const valueText = ({ vital, value }: (typeof vitals)[number]): string =>
    vital === "CLS" ? value.toFixed(2) : `${counted(Math.round(value))} ms`
  const largest = vitals.filter(({ vital }) => vital === "LCP")
  const good = largest.filter(({ rating }) => rating === "good").length
  return html`<h2>Web vitals by page</h2>
    ${
      largest.length > 0 &&
      barChart({
        id: "vitals",
        title: "Largest contentful paint by page, 75th percentile",
        summary: `${good} of ${largest.length} pages are good, at most 2,500 ms.`,
        values: largest.map((entry) => ({
          label: entry.page,
          value: entry.value,
          text: `${valueText(entry)}, ${entry.rating}`,
          tone: TONES[entry.rating],
        })),
      })
    }
    ${dataTable(
      "Web vitals by page, 75th percentile",
      [
        { name: "Page", cell: ({ page }) => page },
        { name: "Vital", cell: ({ vital }) => vital },
        { name: "Value", isNumber: true, cell: valueText },
        { name: "Rating", cell: ({ rating }) => rating },
        { name: "Samples", isNumber: true, cell: ({ samples }) => samples },
      ],
      vitals,
      "No web vitals in this period.",
    )}`
}

const errors = ({ errors: releases }: EventSummary): Html =>
  html`<h2>Errors by release</h2>
    ${
      releases.length > 0 &&
      barChart({
        id: "errors",
        title: "Errors and crashes by release",
        summary: `Most errors and crashes are from release ${releases[0]?.release}.`,
        values: releases.map(({ release, errors: count, crashes }) => ({
          label: release,
          value: count + crashes,
          text: String(count + crashes),
          tone: "bad" as const,
        })),
      })
    }
    ${dataTable(
      "Errors by release",
      [
        { name: "Release", cell: ({ release }) => release },
        { name: "Errors", isNumber: true, cell: (row) => row.errors },
        { name: "Crashes", isNumber: true, cell: ({ crashes }) => crashes },
        { name: "Visitors", isNumber: true, cell: ({ visitors }) => visitors },
      ],
      releases,
      "No errors in this period.",
    )}`

const consent = ({ consent: groups }: EventSummary): Html => {
  const rows = groups.map(({ group, granted, denied }) => ({
    group: `${group.slice(0, 1).toUpperCase()}${group.slice(1)}`,
    granted,
    denied,
    rate: percent(granted, granted + denied),
  }))
  const decided = rows.filter(({ granted, denied }) => granted + denied > 0)
  return html`<h2>Consent</h2>
    <p class="hint">Choices in the banner and the cookie settings, counted without their visitors.</p>
    ${
      decided.length > 0 &&
      barChart({
        id: "consent",
        title: "Consent by group",
        summary: rows.map(({ group, rate }) => `${group}: ${rate} granted.`).join(" "),
        values: rows.map(({ group, granted, denied, rate }) => ({
          label: group,
          value: granted + denied === 0 ? 0 : granted / (granted + denied),
          text: rate,
        })),
      })
    }
    ${dataTable(
      "Consent by group",
      [
        { name: "Group", cell: ({ group }) => group },
        { name: "Granted", isNumber: true, cell: ({ granted }) => granted },
        { name: "Denied", isNumber: true, cell: ({ denied }) => denied },
        { name: "Rate", isNumber: true, cell: ({ rate }) => rate },
      ],
      decided,
      "No choices in this period.",
    )}`
}

export const analyticsPages: readonly AdminConsoleRoute[] = [analytics, liveStream]
