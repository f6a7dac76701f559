import type { GarmentDrawing } from "../../../contracts/sandbox/world/World.ts"

/** Every garment that the world can draw. */
export const GARMENTS = [
  "tshirt",
  "shirt",
  "blouse",
  "sweater",
  "cardigan",
  "hoodie",
  "dress",
  "skirt",
  "trousers",
  "jeans",
  "shorts",
  "coat",
  "jacket",
  "blazer",
  "jumpsuit",
  "scarf",
  "bag",
  "shoe",
  "hat",
] as const satisfies readonly GarmentDrawing["garment"][]

export const CLOTH = { hex: "#2f4668", accentHex: "#dfe4ea" } as const

export const aDrawing = (parts: Partial<GarmentDrawing> = {}): GarmentDrawing => ({
  garment: "shirt",
  collar: "shirt",
  sleeve: "long",
  length: "regular",
  fit: "regular",
  fabric: "twill",
  closure: "buttons",
  pocket: "chest",
  seed: 3,
  ...parts,
})
