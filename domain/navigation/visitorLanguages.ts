import type { StoreSummary } from "../store/Store.ts"
import type { PageAddress } from "./PageAddress.ts"
import { parseAcceptLanguage } from "./parseAcceptLanguage.ts"
import { PREVIOUS_STORE_COOKIE, readPreviousStore } from "./previousStore.ts"
import { LANGUAGE_CHOICE } from "./resolveVisit.ts"

const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/i

/** Sources of a visitor's languages. */
export interface LanguageSources {
  readonly cookie: (name: string) => string | undefined
  readonly stores: readonly StoreSummary[]
  /** The `Accept-Language` header. */
  readonly acceptLanguage: string | null
}

/** Returns the language requested by an address as a BCP 47 code; only the store selector has one. */
export function requestedLanguage({ page, parameters }: PageAddress): string | undefined {
  const code = parameters[LANGUAGE_CHOICE] ?? ""
  return page === "ItxWorldWidePage" && LANGUAGE_CODE.test(code) ? code : undefined
}

/**
 * Returns the languages for a page outside every store as BCP 47 codes, best first: the address's, the chosen one, that
 * of the last store, and the browser's.
 */
export function visitorLanguages(
  address: PageAddress,
  { cookie, stores, acceptLanguage }: LanguageSources,
): readonly string[] {
  const previous = readPreviousStore(cookie(PREVIOUS_STORE_COOKIE))
  const previousLanguage = stores
    .find(({ id }) => id === previous?.storeId)
    ?.languages.find(({ id }) => id === previous?.languageId)
  return [
    requestedLanguage(address),
    cookie(LANGUAGE_CHOICE),
    previousLanguage?.code,
    ...parseAcceptLanguage(acceptLanguage),
  ].flatMap((code) => (code !== undefined && LANGUAGE_CODE.test(code) ? [code] : []))
}
