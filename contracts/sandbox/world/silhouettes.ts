import type { Kind } from "./compose/openings.ts"
import type { Noun } from "./vocabulary/Noun.ts"
import { nouns as n } from "./vocabulary/nouns.ts"
import type { GarmentDrawing } from "./World.ts"

/** A noun with its shape: all drawing parameters that do not depend on cut, fabric and detail. */
export interface Silhouette {
  readonly noun: Noun
  readonly kind: Kind
  readonly shape: Omit<GarmentDrawing, "fabric" | "fit" | "seed">
}

type Shape = Silhouette["shape"]

const silhouette = (
  noun: Noun,
  kind: Kind,
  garment: Shape["garment"],
  collar: Shape["collar"] = "none",
  sleeve: Shape["sleeve"] = "none",
  length: Shape["length"] = "regular",
  closure: Shape["closure"] = "none",
  pocket: Shape["pocket"] = "none",
): Silhouette => ({ noun, kind, shape: { garment, collar, sleeve, length, closure, pocket } })

/** All silhouettes. For shoes the length is the height of the shaft, for bags the size. */
export const silhouettes = {
  tshirt: silhouette(n.tshirt, "tops", "tshirt", "crew", "short"),
  tank: silhouette(n.tank, "tops", "tshirt", "crew", "none"),
  top: silhouette(n.top, "tops", "tshirt", "boat", "long"),
  polo: silhouette(n.polo, "tops", "tshirt", "polo", "short", "regular", "buttons"),
  sweatshirt: silhouette(n.sweatshirt, "tops", "sweater", "crew", "long"),
  hoodie: silhouette(n.hoodie, "tops", "hoodie", "hood", "long", "regular", "none", "patch"),
  shirt: silhouette(n.shirt, "shirts", "shirt", "shirt", "long", "regular", "buttons"),
  overshirt: silhouette(n.overshirt, "shirts", "shirt", "shirt", "long", "regular", "buttons", "patch"),
  blouse: silhouette(n.blouse, "shirts", "blouse", "none", "long", "regular", "buttons"),
  sweater: silhouette(n.sweater, "knit", "sweater", "crew", "long"),
  cardigan: silhouette(n.cardigan, "knit", "cardigan", "v", "long", "regular", "buttons"),
  knitVest: silhouette(n.knitVest, "knit", "sweater", "v", "none"),
  dress: silhouette(n.dress, "dresses", "dress", "none", "short", "short"),
  miniDress: silhouette(n.miniDress, "dresses", "dress", "none", "short", "short"),
  midiDress: silhouette(n.midiDress, "dresses", "dress", "none", "short", "midi"),
  maxiDress: silhouette(n.maxiDress, "dresses", "dress", "v", "none", "long"),
  shirtDress: silhouette(n.shirtDress, "dresses", "dress", "shirt", "long", "midi", "buttons"),
  wrapDress: silhouette(n.wrapDress, "dresses", "dress", "v", "three-quarter", "midi", "tie"),
  slipDress: silhouette(n.slipDress, "dresses", "dress", "v", "none", "midi"),
  pinafore: silhouette(n.pinafore, "dresses", "dress", "none", "none", "short", "buttons", "patch"),
  jumpsuit: silhouette(n.jumpsuit, "dresses", "jumpsuit", "v", "short", "long", "buttons"),
  boilerSuit: silhouette(n.boilerSuit, "dresses", "jumpsuit", "shirt", "long", "long", "zip", "patch"),
  skirt: silhouette(n.skirt, "skirts", "skirt", "none", "none", "short"),
  miniSkirt: silhouette(n.miniSkirt, "skirts", "skirt", "none", "none", "short", "zip"),
  midiSkirt: silhouette(n.midiSkirt, "skirts", "skirt", "none", "none", "midi", "zip"),
  maxiSkirt: silhouette(n.maxiSkirt, "skirts", "skirt", "none", "none", "long"),
  wrapSkirt: silhouette(n.wrapSkirt, "skirts", "skirt", "none", "none", "midi", "tie"),
  trousers: silhouette(n.trousers, "trousers", "trousers", "none", "none", "long", "zip", "welt"),
  chinos: silhouette(n.chinos, "trousers", "trousers", "none", "none", "long", "buttons", "welt"),
  culottes: silhouette(n.culottes, "trousers", "trousers", "none", "none", "midi", "zip"),
  joggers: silhouette(n.joggers, "trousers", "trousers", "none", "none", "long", "tie"),
  jeans: silhouette(n.jeans, "denim", "jeans", "none", "none", "long", "buttons", "patch"),
  shorts: silhouette(n.shorts, "trousers", "shorts", "none", "none", "short", "buttons", "welt"),
  bermudas: silhouette(n.bermudas, "trousers", "shorts", "none", "none", "regular", "buttons", "welt"),
  coat: silhouette(n.coat, "outerwear", "coat", "lapel", "long", "long", "buttons", "welt"),
  trench: silhouette(n.trench, "outerwear", "coat", "lapel", "long", "long", "double-breasted", "welt"),
  peaCoat: silhouette(n.peaCoat, "outerwear", "coat", "lapel", "long", "regular", "double-breasted", "welt"),
  parka: silhouette(n.parka, "outerwear", "coat", "hood", "long", "midi", "zip", "patch"),
  jacket: silhouette(n.jacket, "outerwear", "jacket", "shirt", "long", "regular", "buttons", "patch"),
  bomber: silhouette(n.bomber, "outerwear", "jacket", "crew", "long", "short", "zip", "welt"),
  biker: silhouette(n.biker, "outerwear", "jacket", "lapel", "long", "short", "zip", "welt"),
  trucker: silhouette(n.trucker, "denim", "jacket", "shirt", "long", "short", "buttons", "chest"),
  denimShirt: silhouette(n.shirt, "denim", "shirt", "shirt", "long", "regular", "buttons", "chest"),
  denimSkirt: silhouette(n.skirt, "denim", "skirt", "none", "none", "midi", "buttons", "patch"),
  blazer: silhouette(n.blazer, "tailoring", "blazer", "lapel", "long", "regular", "buttons", "welt"),
  waistcoat: silhouette(n.waistcoat, "tailoring", "blazer", "v", "none", "short", "buttons", "welt"),
  scarf: silhouette(n.scarf, "accessories", "scarf", "none", "none", "long"),
  squareScarf: silhouette(n.squareScarf, "accessories", "scarf", "none", "none", "short"),
  hat: silhouette(n.hat, "accessories", "hat", "none", "none", "long"),
  cap: silhouette(n.cap, "accessories", "hat", "none", "none", "regular"),
  beanie: silhouette(n.beanie, "accessories", "hat", "none", "none", "short"),
  bucketHat: silhouette(n.bucketHat, "accessories", "hat", "none", "none", "midi"),
  tote: silhouette(n.tote, "bags", "bag", "none", "none", "long"),
  crossbody: silhouette(n.crossbody, "bags", "bag", "none", "none", "short", "zip"),
  shoulderBag: silhouette(n.shoulderBag, "bags", "bag", "none", "none", "regular", "zip"),
  backpack: silhouette(n.backpack, "bags", "bag", "none", "none", "midi", "zip", "patch"),
  weekender: silhouette(n.weekender, "bags", "bag", "none", "none", "long", "zip", "welt"),
  loafers: silhouette(n.loafers, "shoes", "shoe", "none", "none", "short"),
  sneakers: silhouette(n.sneakers, "shoes", "shoe", "none", "none", "short", "tie"),
  ballerinas: silhouette(n.ballerinas, "shoes", "shoe", "none", "none", "cropped"),
  ankleBoots: silhouette(n.ankleBoots, "shoes", "shoe", "none", "none", "regular", "zip"),
  boots: silhouette(n.boots, "shoes", "shoe", "none", "none", "long", "zip"),
} as const satisfies Record<string, Silhouette>
