import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { Refused } from "../platform/http/Refused.ts"
import { formatEventTime } from "./formats.ts"

/** Time between two looks at the database, which other processes may write to. */
const POLL_MS = 1_000
/** A browser reconnects at the end. Shorter than a server's grace period, so that a shutdown cuts no stream. */
const STREAM_MS = 8_000
const RECONNECT_MS = 1_000
/** Events per look; the newest are sent when more have arrived. */
const MAX_EVENTS = 50
/** Streams at a time. */
const MAX_STREAMS = 20

/** An event in the list of live events. */
export interface LiveEvent {
  readonly id: number
  /** `2026-01-15 10:09:30` in UTC. */
  readonly time: string
  readonly grade: string
  readonly name: string
  readonly source: string
}

/** Returns the events after one of the stored ones, newest first; the latest events without one. */
export const eventsAfter = async (
  { storage }: SandboxServices,
  after: number | undefined,
  limit: number,
): Promise<readonly LiveEvent[]> => {
  const rows = await storage.db
    .selectFrom("telemetry_line")
    .select(["line_id", "received_at", "grade", "name", "tracker_id"])
    .$if(after !== undefined, (query) => query.where("line_id", ">", after ?? 0))
    .orderBy("line_id", "desc")
    .limit(limit)
    .execute()
  return rows.map(({ line_id, received_at, grade, name, tracker_id }) => ({
    id: line_id,
    time: formatEventTime(received_at),
    grade,
    name,
    source: tracker_id,
  }))
}

let streams = 0

/**
 * Streams events as server-sent events from `after` on. Ends after a few seconds; the browser then reconnects with the
 * ID of the last event, so that none is lost. Fails with 429 when too many streams are open.
 */
export const streamEvents = async (services: SandboxServices, after: number | undefined): Promise<Response> => {
  if (streams >= MAX_STREAMS)
    throw new Refused(
      429,
      { code: 429, key: "_ERR_TOO_MANY", message: "Too many live views are open." },
      { "retry-after": "5" },
    )
  let last = after ?? (await eventsAfter(services, undefined, 1))[0]?.id ?? 0
  let timer: NodeJS.Timeout | undefined
  let isOpen = true
  const end = (): void => {
    if (isOpen) streams -= 1
    isOpen = false
    clearTimeout(timer)
  }
  streams += 1
  const until = performance.now() + STREAM_MS
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(`retry: ${RECONNECT_MS}\n\n`))
      const look = async (): Promise<void> => {
        for (const event of (await eventsAfter(services, last, MAX_EVENTS)).toReversed()) {
          if (!isOpen) return
          controller.enqueue(encoder.encode(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`))
          last = event.id
        }
        if (!isOpen) return
        if (performance.now() >= until) {
          end()
          controller.close()
        } else timer = setTimeout(() => void step(), POLL_MS)
      }
      const step = (): Promise<void> =>
        look().catch((error: unknown) => {
          if (!isOpen) return
          end()
          controller.error(error)
        })
      return step()
    },
    cancel: end,
  })
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-content-type-options": "nosniff" },
  })
}

/** The script of the live list: it adds rows as text only. */
export const LIVE_SCRIPT = `"use strict"
const MAX_ROWS = 50
const list = document.querySelector("[data-live] tbody")
const state = document.querySelector("[data-live-state]")
const source = new EventSource("/sandbox/analytics/live?after=" + (document.querySelector("[data-live]").dataset.live))
source.onopen = () => { state.textContent = "Connected: new events appear here." }
source.onerror = () => {
  if (source.readyState === EventSource.CLOSED) state.textContent = "Disconnected. Reload the page."
}
source.onmessage = ({ data }) => {
  // Without events the page has a sentence instead of a table.
  if (list === null) return location.reload()
  const event = JSON.parse(data)
  const row = document.createElement("tr")
  for (const text of [event.time, event.grade, event.name, event.source]) {
    const cell = document.createElement("td")
    cell.textContent = text
    row.append(cell)
  }
  list.prepend(row)
  while (list.rows.length > MAX_ROWS) list.rows[MAX_ROWS].remove()
}
`
