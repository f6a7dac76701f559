import * as Duration from "effect/Duration"

/** Cache lifetime of catalogue responses (S9: 600000 ms). */
export const REST_CACHE_TIME = Duration.millis(600_000)

/** `appId` of every call: 1 is web, 2 is mobile (S9). */
export const APP_ID = { web: "1", mobile: "2" } as const

/** Default channel of session calls (S9). */
export const DEFAULT_CHANNEL = "web"

/** Maximum characters of a `variables` query after encoding (S7). */
export const CONFIGURATION_CHUNK_LENGTH = 1800
