import { texts } from "../texts.ts"

/** Care instructions by kind of fabric: one per line, separated by line feeds. */
export const careLines = {
  cotton: texts("Machine wash at 30 °C\nDo not bleach\nIron at medium heat\nDo not tumble dry"),
  linen: texts("Machine wash gently at 30 °C\nDo not bleach\nIron damp\nDry in the shade"),
  denim: texts("Wash rarely, inside out, at 30 °C\nWash with like colors\nDo not bleach\nHang to dry"),
  knit: texts("Hand wash cold\nDo not wring\nDry flat\nStore folded"),
  dryClean: texts("Dry clean only\nAir between wears\nBrush rather than wash\nSteam to remove creases"),
  delicate: texts("Hand wash cold in a bag\nDo not bleach\nIron cool on the reverse\nDry in the shade"),
  leather: texts(
    "Wipe with a soft dry cloth\nFeed with neutral cream twice a year\nKeep away from heat\nStore in its cotton bag",
  ),
  spot: texts("Do not wash\nClean spots with a damp cloth\nLet it dry in its shape\nKeep out of direct sun"),
} as const
