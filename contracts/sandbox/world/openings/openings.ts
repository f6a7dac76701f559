import type { NonEmpty } from "../pick.ts"
import type { Texts } from "../texts.ts"
import { accessoriesOpenings } from "./accessoriesOpenings.ts"
import { bagsOpenings } from "./bagsOpenings.ts"
import { denimOpenings } from "./denimOpenings.ts"
import { dressesOpenings } from "./dressesOpenings.ts"
import { kidsOpenings } from "./kidsOpenings.ts"
import { knitOpenings } from "./knitOpenings.ts"
import { outerwearOpenings } from "./outerwearOpenings.ts"
import { shirtsOpenings } from "./shirtsOpenings.ts"
import { shoesOpenings } from "./shoesOpenings.ts"
import { skirtsOpenings } from "./skirtsOpenings.ts"
import { tailoringOpenings } from "./tailoringOpenings.ts"
import { topsOpenings } from "./topsOpenings.ts"
import { trousersOpenings } from "./trousersOpenings.ts"

/** The first sentence of a description, by kind of product. No word in it agrees with the product's noun. */
export const openings = {
  accessories: accessoriesOpenings,
  bags: bagsOpenings,
  denim: denimOpenings,
  dresses: dressesOpenings,
  kids: kidsOpenings,
  knit: knitOpenings,
  outerwear: outerwearOpenings,
  shirts: shirtsOpenings,
  shoes: shoesOpenings,
  skirts: skirtsOpenings,
  tailoring: tailoringOpenings,
  tops: topsOpenings,
  trousers: trousersOpenings,
} as const satisfies Record<string, NonEmpty<Texts>>

/** A kind of product for descriptions. */
export type Kind = keyof typeof openings
