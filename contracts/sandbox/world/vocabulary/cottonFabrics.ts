import { texts } from "../texts.ts"
import type { Fabric } from "./Fabric.ts"

/** Woven and knitted cotton, except denim. */
export const cottonFabrics = {
  poplin: {
    texts: texts("poplin"),
    weave: "plain",
    composition: [[100, "cotton"]],
    care: "cotton",
    palette: "shirting",
    priceFactor: 1,
    lines: [texts("Crisp poplin that presses flat in a minute"), texts("Fine cotton poplin with a dry, cool hand")],
  },
  oxford: {
    texts: texts("Oxford cotton"),
    weave: "canvas",
    composition: [[100, "cotton"]],
    care: "cotton",
    palette: "shirting",
    priceFactor: 1.05,
    lines: [
      texts("Basket-weave Oxford that gets better for years"),
      texts("Two-ply Oxford with a little weight to it"),
    ],
  },
  striped: {
    texts: texts("striped cotton"),
    weave: "stripe",
    composition: [[100, "cotton"]],
    care: "cotton",
    palette: "shirting",
    priceFactor: 1.05,
    lines: [
      texts("Yarn-dyed cotton whose stripes meet at the seams"),
      texts("Shirting cotton with a stripe as fine as a pencil line"),
    ],
  },
  gingham: {
    texts: texts("gingham"),
    weave: "check",
    composition: [[100, "organicCotton"]],
    care: "cotton",
    palette: "bright",
    priceFactor: 1,
    lines: [texts("Gingham woven rather than printed, right on both sides")],
  },
  flannel: {
    texts: texts("checked flannel"),
    weave: "check",
    composition: [[100, "cotton"]],
    care: "cotton",
    palette: "wool",
    priceFactor: 1.1,
    lines: [
      texts("Flannel brushed on both sides for the first cold mornings"),
      texts("Soft checked flannel with a faded look from new"),
    ],
  },
  seersucker: {
    texts: texts("seersucker"),
    weave: "seersucker",
    composition: [
      [98, "cotton"],
      [2, "elastane"],
    ],
    care: "cotton",
    palette: "linen",
    priceFactor: 1.1,
    lines: [
      texts("Puckered seersucker that stands away from the skin"),
      texts("Seersucker that never asks for an iron"),
    ],
  },
  twill: {
    texts: texts("cotton twill"),
    weave: "twill",
    composition: [
      [98, "cotton"],
      [2, "elastane"],
    ],
    care: "cotton",
    palette: "twill",
    priceFactor: 1,
    lines: [texts("Garment-dyed twill with a lived-in surface"), texts("Tightly woven twill with a hint of stretch")],
  },
  gabardine: {
    texts: texts("cotton gabardine"),
    weave: "twill",
    composition: [
      [65, "cotton"],
      [35, "polyamide"],
    ],
    care: "dryClean",
    palette: "twill",
    priceFactor: 1.15,
    lines: [
      texts("Dense gabardine that shrugs off a shower"),
      texts("Gabardine woven so tightly that wind stays outside"),
    ],
  },
  corduroy: {
    texts: texts("corduroy"),
    weave: "rib",
    composition: [[100, "cotton"]],
    care: "cotton",
    palette: "wool",
    priceFactor: 1.1,
    lines: [
      texts("Wide-wale corduroy with a deep, soft pile"),
      texts("Corduroy that catches the light along every ridge"),
    ],
  },
  canvas: {
    texts: texts("canvas"),
    weave: "canvas",
    composition: [[100, "organicCotton"]],
    care: "spot",
    palette: "natural",
    priceFactor: 1,
    lines: [texts("Sturdy canvas that softens along its folds"), texts("Heavy canvas of organic cotton, washed once")],
  },
} as const satisfies Record<string, Fabric>
