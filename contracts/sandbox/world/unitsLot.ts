import { hash } from "./hash.ts"
import type { WorldProduct, WorldStore } from "./World.ts"

/**
 * One plain jersey T-shirt in this many is sold in packs; in a store for companies one product in this many is sold in
 * cartons.
 */
const PACKS_ONE_IN = 6
const CARTONS_ONE_IN = 8
const CARTON = 5

/**
 * Returns the number of items that a store sells together; 1 where they are sold singly. Reduced and future products
 * are sold singly.
 */
export const unitsLot = (
  { isForBusiness }: WorldStore,
  { mfname, drawing, baseOldPrice, visibility }: WorldProduct,
): number => {
  if (visibility !== undefined || baseOldPrice !== undefined) return 1
  if (isForBusiness === true && hash(mfname, "carton") % CARTONS_ONE_IN === 0) return CARTON
  return drawing.garment === "tshirt" && drawing.fabric === "jersey" && hash(mfname, "pack") % PACKS_ONE_IN === 0
    ? 2 + (hash(mfname, "packed") % 2)
    : 1
}
