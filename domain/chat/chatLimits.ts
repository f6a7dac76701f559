/** Limits of the chat (S9.15). */

/** Sending of a message is tried this many times before the customer is asked to retry. */
export const SEND_TRIES = 3
/** A typing notice ends after this time without input (XEP-0085). */
export const TYPING_TIMEOUT_MS = 2_000
/** The Enter key sends a message unless the customer chooses otherwise. */
export const SENDS_ON_ENTER = true

/** An offer, or an accepted offer, is dropped this long after an agent has managed it. */
export const OFFER_EXPIRY_MS = 60_000
/** An agent has this long to accept or reject an offer, and the server as long to respond. */
export const OFFER_MANAGEMENT_TIMEOUT_MS = 30_000

/** Delay of the first reconnection; it doubles with each attempt. */
export const RECONNECT_BASE_MS = 1_000
/** Upper bound of a reconnection delay. */
export const RECONNECT_MAX_MS = 60_000
/** Number of reconnections when the store's setting is not a whole number from 0. */
export const DEFAULT_RECONNECTS = 10
/** The first connection is given up after this time. */
export const CONNECT_TIMEOUT_SECONDS = 20
/** The receipt of the server for a message is awaited this long. */
export const RECEIPT_TIMEOUT_MS = 10_000

/** Longest time that a long-polling server holds a request (XEP-0124). */
export const BOSH_WAIT_SECONDS = 60
/** Requests that a long-polling server holds at a time. */
export const BOSH_HOLD = 1
/** Requests that may arrive out of order. */
export const BOSH_WINDOW = 5
/** A long-polling request is repeated this many times. */
export const BOSH_MAX_RETRIES = 5
/** The transport waits this long for the server to confirm the end of a session. */
export const DISCONNECT_TIMEOUT_MS = 3_000

/** Longest serialized stanza that servers accept by default, in bytes of UTF-8. */
export const MAX_STANZA_BYTES = 262_144
/** Largest form that is shown, in fields. */
export const MAX_FORM_FIELDS = 100

/** Version of the chat protocol that existing backends expect. */
export const CHAT_LIBRARY_VERSION = "1.54.4"
