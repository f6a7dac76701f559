import type { Kysely } from "kysely"
import { sessionMissing } from "../platform/http/Refused.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { Database } from "../platform/storage/Database.ts"
import { type SavedPlaces, savedPlaces } from "./savedPlaces.ts"

/**
 * Returns the caller's saved places; none without a session. Fails with 401 when the call requires them and has no
 * session.
 */
export const savedPlacesOfCaller = async (
  db: Kysely<Database>,
  principal: Principal | undefined,
  requested: readonly (boolean | undefined)[],
): Promise<SavedPlaces | undefined> => {
  if (principal !== undefined) return savedPlaces(db, principal)
  if (requested.includes(true)) throw sessionMissing("One's own places need a session.")
  return undefined
}
