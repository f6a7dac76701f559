import type { Kysely, Transaction } from "kysely"
import type { Database } from "./Database.ts"

export interface UnitOfWork {
  readonly db: Transaction<Database>
  /** Runs after the transaction is committed, and never after a rollback. Must not fail. */
  readonly afterCommit: (act: () => void) => void
}

/** Connections of a pool. */
export interface PoolFigures {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

/** The database of the sandbox. */
export interface Storage {
  readonly kind: "pglite" | "postgresql"
  /** For single statements outside a transaction. */
  readonly db: Kysely<Database>
  /**
   * Runs `act` in one transaction (read committed) and commits it; an error of `act` rolls it back. After a
   * serialization failure or a deadlock it is retried, at most five times: `act` must not have effects outside `work`.
   * On PGlite transactions are serialized; using `storage.db` inside `act` would deadlock.
   */
  readonly transaction: <Result>(act: (work: UnitOfWork) => Promise<Result>) => Promise<Result>
  /** The whole content of a PGlite, to start another one with. */
  readonly image?: () => Promise<Blob>
  /** Connections of PostgreSQL by state, and calls that wait for one; absent with PGlite. */
  readonly pool?: () => PoolFigures
  readonly close: () => Promise<void>
}
