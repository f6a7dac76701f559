import * as Schema from "effect/Schema"
import { LOG_LEVELS, METRIC_TYPES } from "../../domain/telemetry/TelemetryEvent.ts"
import { storedValue } from "../platform/StoredValue.ts"

/** Version of this client; after a 426 it sends nothing until this changes (R17). */
export const CLIENT_VERSION = "0.1.0"

/** How long the collector wants nothing, shared by all pages of this device. */
export const telemetrySilence = storedValue(
  "telemetrySilence",
  1,
  Schema.Struct({
    version: Schema.String,
    /** Milliseconds since 1970; absent: until the version changes. */
    until: Schema.optionalKey(Schema.Number),
  }),
)

const Tags = Schema.Record(Schema.String, Schema.String)

/** Events of pages that ended before they were sent (F161). */
export const telemetryQueue = storedValue(
  "telemetryQueue",
  1,
  Schema.Struct({
    events: Schema.Array(
      Schema.Union([
        Schema.Struct({
          kind: Schema.Literal("log"),
          at: Schema.Number,
          level: Schema.Literals(LOG_LEVELS),
          label: Schema.String,
          message: Schema.String,
          tags: Tags,
        }),
        Schema.Struct({
          kind: Schema.Literal("metric"),
          at: Schema.Number,
          type: Schema.Literals(METRIC_TYPES),
          name: Schema.String,
          value: Schema.Number,
          tags: Tags,
        }),
      ]),
    ),
    dropped: Schema.Number,
  }),
)
