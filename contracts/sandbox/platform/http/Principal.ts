import type { UserKind } from "../storage/tables/SessionTables.ts"

/** The caller: the owner of a valid access token of this store. */
export interface Principal {
  readonly sessionId: string
  /** Digits; guests have an id too. */
  readonly userId: string
  readonly kind: UserKind
  /** The only store in which the session is valid. */
  readonly storeId: string
}
