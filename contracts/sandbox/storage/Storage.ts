import type { Kysely, Transaction } from "kysely"
import type { Database } from "./Database.ts"

/** One transaction in progress. */
export interface UnitOfWork {
  readonly db: Transaction<Database>
  /** Runs once the transaction is committed, and never when it is rolled back. Must not fail. */
  readonly afterCommit: (act: () => void) => void
}

/** Where the sandbox keeps everything. */
export interface Storage {
  readonly kind: "pglite" | "postgresql"
  /** For single statements outside a transaction. */
  readonly db: Kysely<Database>
  /**
   * Runs `act` in one transaction (read committed) and commits it; whatever `act` throws rolls it back. After a
   * serialization failure or a deadlock it is run again from the start, at most five times: `act` must not have
   * effects outside `work`. On PGlite transactions run one after the other; `storage.db` inside `act` would wait for
   * ever.
   */
  readonly transaction: <Result>(act: (work: UnitOfWork) => Promise<Result>) => Promise<Result>
  /** All that a PGlite holds, for another to begin with. */
  readonly image?: () => Promise<Blob>
  readonly close: () => Promise<void>
}
