/** An agent has this long to accept or reject an offer (S9.15). */
export const OFFER_TIMEOUT_MS = 30_000
/** An agent has this long to enter the room after accepting, or to return to it (S9.15). */
export const ACCEPTED_OFFER_EXPIRY_MS = 60_000
/** Agents who rejected a customer are asked again after this time. */
export const REOFFER_DELAY_MS = 30_000
/** A customer whose connection is lost stays in the queue this long. */
export const ABSENCE_MS = 60_000
/** Conversations that an agent may ask for at a time. */
export const MAX_CHATS = 50
/** Expected wait of the first customer before there is any experience. */
export const INITIAL_WAIT_SECONDS = 60
/** Name of the workgroup in its rooms; names under four characters are the system's. */
export const SYSTEM_NICKNAME = "bot"
/** A room has this long to respond. */
export const ROOM_TIMEOUT_MS = 10_000
/** Largest description of a customer, in characters of XML. */
export const MAX_METADATA = 16_384
