/**
 * The rows of the table of faults that the shop says it survives: what goes wrong, in a few words. A part of the shop that comes
 * brings its rows with it.
 */
export const FAULT_ROWS: Readonly<Record<string, string>> = {
  F1: "200 refused calls at once in one tab",
  F2: "the same over four tabs, with a refresh token that works once",
  F3: "the tab that refreshes is closed",
  F4: "a refresh that never answers",
  F5: "a refresh that succeeds and brings nothing",
  F6: "a refresh that fails while many wait for it",
  F7: "a replay that is refused again",
  F8: "session codes of every odd kind and spelling",
  F9: "a refusal whose body is no JSON, empty, huge or broken",
  F10: "a refusal of the old token that comes after the refresh",
  F11: "a logout while calls and a refresh are under way",
  F12: "a token cookie that disappears in the middle",
  F13: "a guest that cannot be made",
  F14: "lifetimes that are no lifetimes",
  F15: "guests asked for before anything is ready, and two stores rendered at once",
  F16: "a clock a day off, or one that jumps",
  F17: "a laptop that wakes after a night",
  F18: "retry=true on addresses of every kind",
  F19: "a refused call that took effect all the same",
  F20: "a session planted before the login",
  F21: "another store's token cookie",
  F22: "another site's form, text, picture or link",
  F23: "a redirect that leads off the site",
  F24: "login parameters that are broken, huge or in any script",
  F25: "a logout hidden in a picture or a prefetch",
  F26: "a thousand clients coming back after a minute of 503",
  F27: "messages and stored values of another version, or junk",
  F35: "a backend call that is redirected to another origin",
  F36: "a 500 with a key, and a 200 whose body is an error",
  F37: "a retryAfter of every odd kind",
  F38: "twenty calls refused by a full shop at once",
  F39: "a queue that never ends",
  F40: "a waiting page in the background, read aloud",
  F41: "a place in the queue that makes no sense",
  F44: "an older answer about the cart that comes after the newer",
  F45: "a page left while its calls are under way",
  F50: "a kept answer after a logout, a login, another store or language, or a jump of the clock",
  F54: "500 visits of different shoppers rendered at once",
  F79: "redirects by device and language that disagree",
}

/** Rows that are not yet named by a test. It ends empty: what is on it is not survived. */
export const FAULT_BACKLOG: { readonly until: string; readonly rows: readonly string[] } = {
  until: "2026-11-22",
  rows: [],
}
