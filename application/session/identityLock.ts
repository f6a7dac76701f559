/** Name of the lock for creating and refreshing identities. */
export const IDENTITY_LOCK = "selvedge.identity"
