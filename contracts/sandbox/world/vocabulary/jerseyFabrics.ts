import { texts } from "../texts.ts"
import type { Fabric } from "./Fabric.ts"

/** Knitted cotton for T-shirts and sweatshirts. */
export const jerseyFabrics = {
  jersey: {
    texts: texts("cotton jersey"),
    weave: "jersey",
    composition: [[100, "organicCotton"]],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1,
    lines: [
      texts("Smooth jersey that keeps its shape wash after wash"),
      texts("Combed cotton jersey, soft from the first day"),
    ],
  },
  heavyJersey: {
    texts: texts("heavyweight cotton"),
    weave: "jersey",
    composition: [[100, "cotton"]],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1.15,
    lines: [
      texts("Heavy cotton with a dry hand and a clean surface"),
      texts("Compact cotton knit that drapes like a heavier garment"),
    ],
  },
  breton: {
    texts: texts("Breton-stripe"),
    weave: "stripe",
    composition: [[100, "organicCotton"]],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1.1,
    lines: [
      texts("Striped jersey the way fishermen's shirts were knitted"),
      texts("Sturdy striped cotton with even, woven-looking lines"),
    ],
  },
  rib: {
    texts: texts("ribbed cotton"),
    weave: "rib",
    composition: [
      [95, "cotton"],
      [5, "elastane"],
    ],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1.05,
    lines: [texts("Fine rib that stretches and comes back"), texts("Ribbed cotton with spring in every column")],
  },
  loopback: {
    texts: texts("loopback cotton"),
    weave: "jersey",
    composition: [
      [85, "cotton"],
      [15, "polyester"],
    ],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1,
    lines: [
      texts("Loopback cotton, smooth outside and textured within"),
      texts("Slow-knitted loopback with a soft reverse"),
    ],
  },
} as const satisfies Record<string, Fabric>
