import type { ConsentInput } from "../../domain/consent/ConsentDecision.ts"

/** Page of the cookie settings, with the list of all stored values. */
export const COOKIES_PAGE = "ItxCookiesPage"

/** What the page shows besides the store's law and the list. */
export interface CookiesPage extends ConsentInput {
  /** Shown after saving. */
  readonly isSaved: boolean
}
