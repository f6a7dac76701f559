import type { PGlite } from "@electric-sql/pglite"
import { isStorageDown } from "./sqlState.ts"

/** The running PGlite. One that broke off is thrown away, and the next query opens the folder again. */
export interface PGliteEngine {
  readonly current: () => Promise<PGlite>
  /** Looks at an error of a query: after some, the engine cannot be used any more. */
  readonly failed: (error: unknown) => void
  readonly close: () => Promise<void>
}

/** `reopen` is absent for a database in memory: what it held would be gone. */
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
      // Whoever asks next sees why it could not be opened, and a later call tries once more.
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

/** The database answered in order that it cannot at the moment (a full disk): it goes on by itself. */
const isTransactionRollback = (error: unknown): boolean => error instanceof Error && "severity" in error
