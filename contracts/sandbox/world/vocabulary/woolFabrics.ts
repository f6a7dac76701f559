import { texts } from "../texts.ts"
import type { Fabric } from "./Fabric.ts"

/** Wool, cashmere and similar fibres, woven and knitted. */
export const woolFabrics = {
  merino: {
    texts: texts("merino wool"),
    weave: "jersey",
    composition: [[100, "merino"]],
    care: "knit",
    palette: "knit",
    priceFactor: 1.25,
    edition: "edition-wool",
    lines: [
      texts("Extra-fine merino that is warm without weight"),
      texts("Merino spun fine enough to wear on bare skin"),
    ],
  },
  lambswool: {
    texts: texts("lambswool"),
    weave: "rib",
    composition: [
      [80, "wool"],
      [20, "polyamide"],
    ],
    care: "knit",
    palette: "knit",
    priceFactor: 1.15,
    edition: "edition-wool",
    lines: [
      texts("Springy lambswool with flecks of other colors"),
      texts("Lambswool from the first shearing, soft and light"),
    ],
  },
  cable: {
    texts: texts("cable-knit wool"),
    weave: "cable",
    composition: [
      [70, "wool"],
      [30, "polyamide"],
    ],
    care: "knit",
    palette: "knit",
    priceFactor: 1.3,
    edition: "edition-wool",
    lines: [
      texts("Cables as thick as rope, knitted in one piece"),
      texts("Cable-knit wool with the relief of a carved surface"),
    ],
  },
  cashmere: {
    texts: texts("cashmere"),
    weave: "rib",
    composition: [[100, "cashmere"]],
    care: "knit",
    palette: "knit",
    priceFactor: 2.4,
    edition: "edition-wool",
    lines: [texts("Two-ply cashmere that pills little and lasts long"), texts("Long-fiber cashmere, combed by hand")],
  },
  herringbone: {
    texts: texts("herringbone wool"),
    weave: "herringbone",
    composition: [
      [80, "wool"],
      [20, "polyamide"],
    ],
    care: "dryClean",
    palette: "wool",
    priceFactor: 1.3,
    edition: "edition-wool",
    lines: [
      texts("Herringbone wool with a soft, brushed face"),
      texts("Wool woven in a broad herringbone that shows up close"),
    ],
  },
  woolTwill: {
    texts: texts("wool twill"),
    weave: "twill",
    composition: [
      [98, "wool"],
      [2, "elastane"],
    ],
    care: "dryClean",
    palette: "wool",
    priceFactor: 1.25,
    edition: "edition-wool",
    lines: [
      texts("Worsted wool that sheds creases overnight"),
      texts("Wool twill with a quiet sheen and a full drape"),
    ],
  },
  tweed: {
    texts: texts("tweed"),
    weave: "tweed",
    composition: [
      [60, "wool"],
      [30, "cotton"],
      [10, "polyamide"],
    ],
    care: "dryClean",
    palette: "wool",
    priceFactor: 1.35,
    edition: "edition-wool",
    lines: [
      texts("Tweed woven from six yarns, no two meters alike"),
      texts("Nubby tweed with the colors of a hillside"),
    ],
  },
  checkedWool: {
    texts: texts("checked wool"),
    weave: "check",
    composition: [
      [75, "wool"],
      [25, "polyester"],
    ],
    care: "dryClean",
    palette: "wool",
    priceFactor: 1.25,
    edition: "edition-wool",
    lines: [
      texts("Checked wool with the pattern matched at every seam"),
      texts("Soft wool in a check that reads as a plain from afar"),
    ],
  },
  felt: {
    texts: texts("wool felt"),
    weave: "plain",
    composition: [[100, "wool"]],
    care: "spot",
    palette: "wool",
    priceFactor: 1.2,
    edition: "edition-wool",
    lines: [texts("Wool felt pressed until it holds a line")],
  },
} as const satisfies Record<string, Fabric>
