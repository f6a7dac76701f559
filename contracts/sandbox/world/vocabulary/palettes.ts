import type { NonEmpty } from "../pick.ts"
import type { WorldColour } from "../World.ts"
import { palette as p } from "./palette.ts"

/** Palettes by kind of fabric. */
export const palettes = {
  essentials: [p.white, p.ecru, p.black, p.navy, p.greyMarl, p.charcoal, p.sage, p.burgundy, p.cobalt, p.mint],
  shirting: [p.white, p.sky, p.navy, p.ecru, p.sage, p.blush, p.butter, p.lilac, p.pearl],
  linen: [p.ecru, p.oat, p.sand, p.stone, p.olive, p.sage, p.terracotta, p.sky, p.brick, p.mint],
  knit: [
    p.oat,
    p.ecru,
    p.greyMarl,
    p.charcoal,
    p.navy,
    p.burgundy,
    p.bottle,
    p.mustard,
    p.camel,
    p.blush,
    p.lilac,
    p.moss,
  ],
  wool: [p.camel, p.charcoal, p.navy, p.black, p.chocolate, p.bottle, p.burgundy, p.stone, p.slate, p.rust],
  denim: [p.indigo, p.washedIndigo, p.bleached, p.black, p.ecru, p.slate],
  leather: [p.black, p.cognac, p.chocolate, p.chestnut, p.tobacco, p.burgundy, p.ecru, p.bottle],
  print: [p.blush, p.sage, p.mustard, p.sky, p.aubergine, p.brick, p.black, p.plum, p.coral],
  evening: [p.butter, p.blush, p.plum, p.bottle, p.black, p.burgundy, p.petrol, p.coral, p.pearl],
  twill: [p.khaki, p.sand, p.olive, p.navy, p.black, p.stone, p.tobacco, p.rust, p.petrol],
  bright: [p.mustard, p.sky, p.poppy, p.cobalt, p.sage, p.blush, p.saffron, p.white, p.raspberry, p.mint],
  natural: [p.natural, p.oat, p.black, p.sand, p.olive, p.navy],
} as const satisfies Record<string, NonEmpty<WorldColour>>
