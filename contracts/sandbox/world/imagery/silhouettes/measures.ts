import type { GarmentDrawing } from "../../World.ts"

type ByFit = Readonly<Record<GarmentDrawing["fit"], number>>
type ByLength = Readonly<Record<GarmentDrawing["length"], number>>

/** Half the chest, half the shoulder, and half the waist, by fit, in garment units (about 2.5 mm). */
export const CHEST: ByFit = { slim: 84, regular: 91, relaxed: 99, oversize: 112, "a-line": 90, wide: 102 }
export const SHOULDER: ByFit = { slim: 80, regular: 85, relaxed: 92, oversize: 106, "a-line": 84, wide: 92 }
export const WAIST: ByFit = { slim: 72, regular: 84, relaxed: 95, oversize: 109, "a-line": 84, wide: 99 }

/** Distance of the hem below the shoulder. */
export const TOP_LENGTH: ByLength = { cropped: 196, short: 226, regular: 262, midi: 330, long: 400 }
export const COAT_LENGTH: ByLength = { cropped: 210, short: 262, regular: 360, midi: 430, long: 500 }
export const DRESS_LENGTH: ByLength = { cropped: 320, short: 350, regular: 395, midi: 465, long: 545 }

/** Distance of the hem below the waist. */
export const SKIRT_LENGTH: ByLength = { cropped: 120, short: 145, regular: 190, midi: 270, long: 345 }
export const LEG_LENGTH: ByLength = { cropped: 355, short: 375, regular: 408, midi: 408, long: 424 }

/** Sleeve length from the shoulder point to the cuff. */
export const SLEEVE_LENGTH: Readonly<Record<GarmentDrawing["sleeve"], number>> = {
  none: 0,
  cap: 40,
  short: 82,
  "three-quarter": 172,
  long: 238,
  balloon: 240,
}

const KNITS: ReadonlySet<GarmentDrawing["fabric"]> = new Set(["rib", "cable", "jersey"])
const KNITTED: ReadonlySet<GarmentDrawing["garment"]> = new Set(["sweater", "cardigan", "hoodie"])

/** True when hems and cuffs are finished with ribbing. */
export const isKnit = ({ fabric, garment, collar }: GarmentDrawing): boolean =>
  KNITTED.has(garment) ||
  (garment === "jacket" && collar === "crew") ||
  (KNITS.has(fabric) &&
    garment !== "jacket" &&
    garment !== "coat" &&
    garment !== "blazer" &&
    garment !== "tshirt" &&
    garment !== "dress" &&
    garment !== "skirt")

const OUTERWEAR: ReadonlySet<GarmentDrawing["garment"]> = new Set(["coat", "jacket", "blazer"])

export const isOuterwear = ({ garment }: Pick<GarmentDrawing, "garment">): boolean => OUTERWEAR.has(garment)

/** Garments that open down the whole front. */
export const opens = ({ garment, closure }: GarmentDrawing): boolean =>
  closure !== "none" &&
  (isOuterwear({ garment }) ||
    garment === "shirt" ||
    garment === "cardigan" ||
    garment === "blouse" ||
    (garment === "hoodie" && closure === "zip"))
