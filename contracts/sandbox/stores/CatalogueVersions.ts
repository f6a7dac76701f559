import { sql } from "kysely"
import type { Storage } from "../platform/storage/Storage.ts"

/**
 * Versions of the stores' catalogues, which invalidate cache entries.
 *
 * *Details.* A change made by this process takes effect at once. Changes of other processes on the same PostgreSQL are
 * noticed within a second: each change takes a number from a sequence, and an unknown number invalidates all entries.
 */
export interface CatalogueVersions {
  readonly of: (storeId: string) => Promise<number>
  /** Call it after the commit of a change that is visible to customers. */
  readonly changed: (storeId: string) => void
}

const POLL_INTERVAL_MS = 1_000

export const createCatalogueVersions = (
  storage: Storage,
  monotonic: () => number = () => performance.now(),
): CatalogueVersions => {
  const local = new Map<string, number>()
  let globalVersion = 0
  let seen = 0
  let lastPolledAt = Number.NEGATIVE_INFINITY

  const look = async (): Promise<void> => {
    lastPolledAt = monotonic()
    const { rows } = await sql<{ last_value: number }>`select last_value from catalogue_change`.execute(storage.db)
    const last = rows[0]?.last_value ?? 0
    if (last !== seen) globalVersion += 1
    seen = last
  }
  const announce = async (): Promise<void> => {
    const { rows } = await sql<{ next: number }>`select nextval('catalogue_change') as next`.execute(storage.db)
    const next = rows[0]?.next ?? 0
    if (next === seen + 1) seen = next
  }
  const shared = storage.kind === "postgresql"
  return {
    of: async (storeId) => {
      // If the database is unreachable, stale entries are served; their age is bounded elsewhere.
      if (shared && monotonic() - lastPolledAt > POLL_INTERVAL_MS) await look().catch(() => undefined)
      return globalVersion * 1_000_000_000 + (local.get(storeId) ?? 0)
    },
    changed: (storeId) => {
      local.set(storeId, (local.get(storeId) ?? 0) + 1)
      // If the number cannot be taken, the database is down, and other processes cannot cache new data either.
      if (shared) announce().catch(() => undefined)
    },
  }
}
