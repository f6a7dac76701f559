/** The cookie of the store and language that a shopper chose last (ruling R19): `{storeId}.{languageId}`. */
export const PREVIOUS_STORE_COOKIE = "last_store"

/** A store and one of its languages, as a cookie names them: either may no longer be. */
export interface PreviousStore {
  readonly storeId: string
  readonly languageId: string
}

/** What the cookie tells; nothing where it tells no store and language. */
export function readPreviousStore(cookie: string | undefined): PreviousStore | undefined {
  const [, storeId, languageId] = /^([0-9]{8})\.(-?[0-9]{1,3})$/.exec(cookie ?? "") ?? []
  return storeId === undefined || languageId === undefined ? undefined : { storeId, languageId }
}
