import { texts } from "../texts.ts"
import type { Cut } from "./Cut.ts"

/** Shapes of products without a cut: bags, shoes, scarves, hats. */
export const shapes = {
  structured: {
    drawing: { fit: "regular" },
    lines: [
      texts("built to stand on its own when you put it down"),
      texts("with seams that can take a full day's weight"),
      texts("with an inside as neat as the outside"),
    ],
  },
  last: {
    drawing: { fit: "regular" },
    lines: [
      texts("on a last that leaves room for the toes"),
      texts("with a sole stitched to be replaced one day"),
      texts("with an insole that softens with every walk"),
    ],
  },
  drape: {
    drawing: { fit: "regular" },
    lines: [texts("long enough to go round twice"), texts("with edges finished by hand")],
  },
  crown: {
    drawing: { fit: "regular" },
    lines: [texts("shaped to stay put in the wind"), texts("with a soft band inside")],
  },
} as const satisfies Record<string, Cut>
