import { bagFigure } from "./bagFigure.ts"
import { dressFigure } from "./dressFigure.ts"
import type { Figure, Sketch } from "./Figure.ts"
import { hatFigure } from "./hatFigure.ts"
import { jumpsuitFigure } from "./jumpsuitFigure.ts"
import { scarfFigure } from "./scarfFigure.ts"
import { shoeFigure } from "./shoeFigure.ts"
import { skirtFigure } from "./skirtFigure.ts"
import { topFigure } from "./topFigure.ts"
import { trousersFigure } from "./trousersFigure.ts"

/** Builds the figure of a garment. */
export const figureOf = (sketch: Sketch): Figure => {
  switch (sketch.drawing.garment) {
    case "tshirt":
    case "shirt":
    case "blouse":
    case "sweater":
    case "cardigan":
    case "hoodie":
    case "coat":
    case "jacket":
    case "blazer":
      return topFigure(sketch)
    case "dress":
      return dressFigure(sketch)
    case "jumpsuit":
      return jumpsuitFigure(sketch)
    case "skirt":
      return skirtFigure(sketch)
    case "trousers":
    case "jeans":
    case "shorts":
      return trousersFigure(sketch)
    case "scarf":
      return scarfFigure(sketch)
    case "bag":
      return bagFigure(sketch)
    case "shoe":
      return shoeFigure(sketch)
    case "hat":
      return hatFigure(sketch)
  }
}
