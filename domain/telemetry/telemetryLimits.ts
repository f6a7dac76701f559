/**
 * The limits of the telemetry client (S9), each defined once. The limits of texts and tags are in `eventLimits.ts`.
 */

/** Errors that wait before the client's script is loaded. */
export const BUFFER_LIMIT = 5
/** Events in memory; more are dropped and counted. */
export const STORE_LIMIT = 1_000
/** Events on the device between two pages; more are dropped and counted. */
export const QUEUE_LIMIT = 50
/** Number of events that are sent at once. */
export const FLUSH_EVENTS = 15
/** Longest time between two batches, in milliseconds. */
export const FLUSH_MILLIS = 60_000
/** A body must be smaller than this, in bytes after compression. */
export const MAX_POST_BYTES = 1_000_000
/** Largest text of a batch that the collector inflates, in bytes. */
export const MAX_TEXT_BYTES = 8_388_608
/** Largest body that is sent while a page ends; browsers refuse more than 64 KiB, in bytes. */
export const KEEPALIVE_BYTES = 61_440
/** How long no metrics and logs are recorded after a 429, in milliseconds. */
export const PAUSE_MILLIS = 600_000
/** Interval of the keep-alive metric, in milliseconds. */
export const HEARTBEAT_MILLIS = 60_000
/** A page that was hidden for less than this, in milliseconds, sends no keep-alive metric. */
export const HIDDEN_MILLIS = 60_000
/** Wait after the first failure of the collector, in milliseconds; it doubles with each further one. */
export const FIRST_BACKOFF_MILLIS = 5_000
/** Longest wait between two attempts, in milliseconds. */
export const MAX_BACKOFF_MILLIS = 300_000
