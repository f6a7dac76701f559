import type { GeneratedAlways } from "kysely"

export interface TelemetryTables {
  /** The newest events; older ones make room. */
  telemetry_line: {
    line_id: GeneratedAlways<number>
    project_key: string
    tracker_id: string
    kind: "log" | "metric"
    /** Level of a log, type of a metric. */
    grade: string
    /** Label of a log, name of a metric. */
    name: string
    /** Milliseconds since 1970, as the sender says. */
    happened_at: number
    /** The line as it was sent. */
    line: string
    /** The tags line of its batch. */
    shared_tags: string
    received_at: number
  }
}
