import type { ErasureHook } from "../account/ErasureHook.ts"

/** A deleted account takes its favourite stores and its drop point with it. */
export const eraseFavourites: ErasureHook = async ({ db }, { userId }) => {
  for (const table of ["favourite_store", "favourite_drop_point"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute()
}
