/** Tells a page where the web server wants its shopper to be led: a `SessionWay`. Never a backend's to say. */
export const SESSION_WAY_HEADER = "session-way"
