import type { ErasureHook } from "../platform/services/ErasureHook.ts"

/** Deletes the favourite stores and the drop point of a deleted account. */
export const eraseFavourites: ErasureHook = async ({ db }, { userId }) => {
  for (const table of ["favourite_store", "favourite_drop_point"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute()
}
