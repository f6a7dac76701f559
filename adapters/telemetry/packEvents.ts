import { gzip } from "pako"
import { writeEventLine, writeHeadLines } from "../../domain/telemetry/eventLines.ts"
import { MAX_POST_BYTES, MAX_TEXT_BYTES } from "../../domain/telemetry/telemetryLimits.ts"
import type { Tags, TelemetryEvent } from "../../domain/telemetry/TelemetryEvent.ts"

/** The compressed start of a list of events. */
export interface PackedEvents {
  /** Absent when none of the events fits. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** Number of events from the start of the list that are packed or oversize. */
  readonly count: number
  /** Number of those that are too large on their own, and left out. */
  readonly oversize: number
}

const encoder = new TextEncoder()
/** Largest compressed body. */
const MAX_BYTES = MAX_POST_BYTES - 1

/**
 * Compresses as many events from the start as fit into `maxBytes`; whole events only, so that no text is cut (F156). An
 * event that no request can carry is left out. Compression is synchronous, because a page that ends does not wait.
 */
export function packEvents(tags: Tags, events: readonly TelemetryEvent[], maxBytes: number = MAX_BYTES): PackedEvents {
  const head = writeHeadLines(tags)
  const headBytes = encoder.encode(head).length
  const lines: string[] = []
  let textBytes = headBytes
  for (const event of events) {
    const line = writeEventLine(event)
    const size = encoder.encode(line).length
    if (isOversize(head, line, headBytes + size)) {
      lines.push("")
      continue
    }
    // A text of this size is compressed in a few milliseconds and mostly fits.
    if (textBytes > headBytes && textBytes + size > MAX_POST_BYTES) break
    lines.push(line)
    textBytes += size
  }
  return longestFit(head, lines, maxBytes)
}

/** Leaves out lines at the end until the rest fits. Empty lines are oversize events. */
function longestFit(head: string, lines: readonly string[], maxBytes: number): PackedEvents {
  let { length: count } = lines
  for (;;) {
    const fitting = lines.slice(0, count)
    const oversize = fitting.filter((line) => line === "").length
    if (oversize === count) return { count, oversize }
    const bytes = gzip(head + fitting.join(""))
    if (bytes.length <= maxBytes) return { bytes, count, oversize }
    count = Math.min(count - 1, Math.floor(count * (maxBytes / bytes.length)))
  }
}

/** Whether an event fits into no request; a short text always does. */
function isOversize(head: string, line: string, textBytes: number): boolean {
  if (textBytes < MAX_POST_BYTES / 2) return false
  return textBytes > MAX_TEXT_BYTES || gzip(head + line).length > MAX_BYTES
}
