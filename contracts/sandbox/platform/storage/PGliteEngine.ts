import type { PGlite } from "@electric-sql/pglite"
import { isStorageDown } from "./sqlState.ts"

/** The running PGlite. After a crash it is discarded, and the next query reopens the folder. */
export interface PGliteEngine {
  readonly current: () => Promise<PGlite>
  /** Inspects an error of a query: after some errors the engine must be reopened. */
  readonly failed: (error: unknown) => void
  readonly close: () => Promise<void>
}

/** `reopen` is absent for a database in memory, whose content would be lost. */
export const createPGliteEngine = (first: PGlite, reopen?: () => Promise<PGlite>): PGliteEngine => {
  let engine: Promise<PGlite> | undefined = Promise.resolve(first)
  return {
    current: () => {
      if (engine === undefined) throw new Error("PGlite is closed")
      return engine
    },
    failed: (error) => {
      if (reopen === undefined || engine === undefined || !isStorageDown(error) || isTransactionRollback(error)) return
      const opened = engine.then((broken) => broken.close().catch(() => undefined)).then(reopen)
      // The next caller gets the error of opening, and a later call retries.
      opened.catch(() => undefined)
      engine = opened
    },
    close: async () => {
      const last = engine
      engine = undefined
      await (await last)?.close()
    },
  }
}

/** An orderly error of the database, such as a full disk: it stays usable. */
const isTransactionRollback = (error: unknown): boolean => error instanceof Error && "severity" in error
