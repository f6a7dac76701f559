/** Cookie of the last chosen store and language (R19): `{storeId}.{languageId}`. */
export const PREVIOUS_STORE_COOKIE = "last_store"

/** Store and language from a cookie; either may no longer exist. */
export interface PreviousStore {
  readonly storeId: string
  readonly languageId: string
}

/** Parses the cookie; returns nothing when it is invalid. */
export function readPreviousStore(cookie: string | undefined): PreviousStore | undefined {
  const [, storeId, languageId] = /^([0-9]{8})\.(-?[0-9]{1,3})$/.exec(cookie ?? "") ?? []
  return storeId === undefined || languageId === undefined ? undefined : { storeId, languageId }
}
