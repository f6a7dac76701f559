import type { GeneratedAlways } from "kysely"

export interface TelemetryTables {
  /** The newest events; older ones are deleted. */
  telemetry_line: {
    line_id: GeneratedAlways<number>
    project_key: string
    tracker_id: string
    kind: "log" | "metric"
    /** Level of a log, type of a metric. */
    grade: string
    /** Label of a log, name of a metric. */
    name: string
    /** Milliseconds since 1970, according to the sender. */
    happened_at: number
    /** The line as received. */
    line: string
    /** The tags line of its batch. */
    shared_tags: string
    received_at: number
  }
}
