/** Tells a page where the web server wants its shopper to be led: a `LoginReason`. Never a backend's to say. */
export const LOGIN_REASON_HEADER = "session-way"
