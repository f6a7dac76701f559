import * as Duration from "effect/Duration"

/** How long catalogue answers may be shown again without asking (specification, section 9: 600000 ms). */
export const REST_CACHE_TIME = Duration.millis(600_000)

/** `appId` of every call: 1 is web, 2 is mobile (specification, section 9). */
export const APP_ID = { web: "1", mobile: "2" } as const

/** Channel of session calls when none is configured (specification, section 9). */
export const DEFAULT_CHANNEL = "web"

/** Characters of a `variables` query at most, after encoding (specification, section 7). */
export const CONFIGURATION_CHUNK_LENGTH = 1800
