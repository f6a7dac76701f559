import { hash } from "./hash.ts"
import type { WorldProduct, WorldStore } from "./World.ts"

/**
 * One T-shirt of plain jersey in so many comes in packs; in a store for companies one product in so many comes in
 * cartons.
 */
const PACKS_ONE_IN = 6
const CARTONS_ONE_IN = 8
const CARTON = 5

/**
 * How many pieces of a product a store sells together; 1 where it sells them by the piece. What comes later, or is
 * reduced, comes by the piece.
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
