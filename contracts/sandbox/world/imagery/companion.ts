import type { GarmentDrawing } from "../World.ts"

const PLAIN: Omit<GarmentDrawing, "garment" | "seed"> = {
  collar: "none",
  sleeve: "none",
  length: "regular",
  fit: "regular",
  fabric: "twill",
  closure: "none",
  pocket: "none",
}

/** Returns the garment next to another in an editorial picture, so that both make an outfit. */
export const companionOf = ({ garment, seed }: GarmentDrawing): GarmentDrawing => {
  switch (garment) {
    case "trousers":
    case "jeans":
    case "shorts":
    case "skirt":
      return seed % 2 === 0
        ? {
            ...PLAIN,
            garment: "sweater",
            collar: "crew",
            sleeve: "long",
            fabric: "cable",
            fit: "relaxed",
            seed: seed + 1,
          }
        : {
            ...PLAIN,
            garment: "shirt",
            collar: "shirt",
            sleeve: "long",
            fabric: "linen",
            closure: "buttons",
            pocket: "chest",
            seed: seed + 1,
          }
    case "dress":
    case "jumpsuit":
    case "coat":
      return { ...PLAIN, garment: "scarf", fabric: seed % 2 === 0 ? "check" : "herringbone", seed: seed + 1 }
    case "bag":
    case "shoe":
    case "hat":
    case "scarf":
      return {
        ...PLAIN,
        garment: "coat",
        collar: "lapel",
        sleeve: "long",
        fabric: "herringbone",
        closure: "buttons",
        pocket: "welt",
        seed: seed + 1,
      }
    default:
      return seed % 2 === 0
        ? { ...PLAIN, garment: "trousers", fit: "wide", fabric: "twill", closure: "buttons", seed: seed + 1 }
        : { ...PLAIN, garment: "skirt", fit: "a-line", length: "midi", fabric: "linen", seed: seed + 1 }
  }
}
