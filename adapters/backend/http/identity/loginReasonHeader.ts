/**
 * Response header with a `LoginReason`, by which the web server asks the page to redirect. Removed from backend
 * responses.
 */
export const LOGIN_REASON_HEADER = "session-way"
