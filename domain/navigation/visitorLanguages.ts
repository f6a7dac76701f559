import type { StoreSummary } from "../store/Store.ts"
import type { PageAddress } from "./PageAddress.ts"
import { parseAcceptLanguage } from "./parseAcceptLanguage.ts"
import { PREVIOUS_STORE_COOKIE, readPreviousStore } from "./previousStore.ts"
import { LANGUAGE_CHOICE } from "./resolveVisit.ts"

const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/i

/** Where a visitor's languages are told of. */
export interface LanguageSources {
  readonly cookie: (name: string) => string | undefined
  readonly stores: readonly StoreSummary[]
  /** The header of that name. */
  readonly acceptLanguage: string | null
}

/** The language that an address asks to be read in, as a BCP 47 code; only the store selector has it. */
export function requestedLanguage({ page, parameters }: PageAddress): string | undefined {
  const code = parameters[LANGUAGE_CHOICE] ?? ""
  return page === "ItxWorldWidePage" && LANGUAGE_CODE.test(code) ? code : undefined
}

/**
 * The languages for a page outside every store, as BCP 47 codes, the best first: what the address asks for, what was
 * chosen before, the language of the last store, and what the browser says.
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
