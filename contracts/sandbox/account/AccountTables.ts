import type { GeneratedAlways } from "kysely"

export interface AccountTables {
  /** Saved addresses; the body is JSON of the contract's Address without its id. */
  address: {
    address_id: GeneratedAlways<number>
    user_id: number
    store_id: string
    body: string
    created_at: number
    changed_at: number
  }
}
