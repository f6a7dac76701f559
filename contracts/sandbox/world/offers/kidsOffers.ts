import { silhouettes as s, type Silhouette } from "../silhouettes.ts"
import { cuts as c } from "../vocabulary/cuts.ts"
import { details as d } from "../vocabulary/details.ts"
import { fabrics as f } from "../vocabulary/fabrics.ts"
import { shapes } from "../vocabulary/shapes.ts"
import { type Offer, offer } from "./Offer.ts"

/** Children's clothes have their own descriptions, and brighter colours unless the fabric has a palette. */
const forKids = (silhouette: Silhouette): Silhouette => ({ ...silhouette, kind: "kids" })
const bright = (plain: Offer): Offer => ({ ...plain, palette: "bright" })

/** Offers of the children's department. */
export const kidsOffers: readonly Offer[] = [
  bright(
    offer(
      "kids-t-shirts",
      forKids(s.tshirt),
      "kidsHeight",
      [8, 13],
      [f.jersey, f.breton, f.heavyJersey],
      [c.regular, c.relaxed],
      [d.plain, d.chestPocket, d.longSleeves],
    ),
  ),
  bright(
    offer(
      "kids-t-shirts",
      forKids(s.sweatshirt),
      "kidsHeight",
      [17, 25],
      [f.loopback, f.jersey],
      [c.regular, c.oversize],
      [d.plain, d.embroidery, d.kangarooPocket],
    ),
  ),
  bright(
    offer(
      "kids-t-shirts",
      forKids(s.hoodie),
      "kidsHeight",
      [19, 27],
      [f.loopback, f.heavyJersey],
      [c.regular, c.relaxed],
      [d.zip, d.kangarooPocket],
    ),
  ),
  offer(
    "kids-shirts",
    forKids(s.shirt),
    "kidsHeight",
    [17, 23],
    [f.linen, f.oxford, f.gingham, f.flannel],
    [c.regular, c.relaxed],
    [d.plain, d.chestPocket, d.shortSleeves],
  ),
  offer(
    "kids-shirts",
    forKids(s.blouse),
    "kidsHeight",
    [17, 23],
    [f.floral, f.poplin, f.seersucker],
    [c.regular],
    [d.ruffle, d.embroidery, d.capSleeves],
  ),
  offer(
    "kids-knitwear",
    forKids(s.sweater),
    "kidsHeight",
    [22, 29],
    [f.merino, f.cable, f.lambswool],
    [c.regular, c.relaxed],
    [d.crewNeck, d.rollNeck],
  ),
  offer(
    "kids-knitwear",
    forKids(s.cardigan),
    "kidsHeight",
    [22, 32],
    [f.lambswool, f.merino, f.cable],
    [c.regular],
    [d.plain, d.hood, d.patchPockets],
  ),
  offer(
    "kids-dresses",
    forKids(s.dress),
    "kidsHeight",
    [22, 32],
    [f.gingham, f.floral, f.linen, f.corduroy],
    [c.regular, c.aLine],
    [d.plain, d.balloonSleeves, d.ruffle],
  ),
  offer(
    "kids-dresses",
    forKids(s.pinafore),
    "kidsHeight",
    [25, 32],
    [f.corduroy, f.rigidDenim, f.herringbone],
    [c.regular, c.aLine],
    [d.plain, d.patchPockets],
  ),
  bright(
    offer(
      "kids-dresses",
      forKids(s.skirt),
      "kidsHeight",
      [16, 22],
      [f.gingham, f.poplin, f.checkedWool],
      [c.regular, c.flared],
      [d.plain, d.ruffle],
    ),
  ),
  offer(
    "kids-trousers",
    forKids(s.jeans),
    "kidsHeight",
    [19, 27],
    [f.stretchDenim, f.rigidDenim],
    [c.straightLeg, c.tapered],
    [d.plain, d.turnUps],
  ),
  offer(
    "kids-trousers",
    forKids(s.joggers),
    "kidsHeight",
    [16, 22],
    [f.loopback, f.twill, f.corduroy],
    [c.tapered, c.regular],
    [d.drawstring, d.patchPockets],
  ),
  offer(
    "kids-trousers",
    forKids(s.chinos),
    "kidsHeight",
    [18, 25],
    [f.twill, f.linenBlend, f.corduroy],
    [c.regular, c.relaxed],
    [d.plain, d.turnUps],
  ),
  offer(
    "kids-coats",
    forKids(s.coat),
    "kidsHeight",
    [39, 59],
    [f.herringbone, f.woolTwill, f.checkedWool],
    [c.regular, c.oversize],
    [d.plain, d.hood],
  ),
  bright(
    offer(
      "kids-coats",
      forKids(s.parka),
      "kidsHeight",
      [35, 49],
      [f.nylon, f.gabardine],
      [c.regular],
      [d.contrastEdge, d.quiltedLining, d.drawstring],
    ),
  ),
  offer(
    "kids-shoes",
    forKids(s.sneakers),
    "kidsShoes",
    [22, 32],
    [f.canvas, f.leather],
    [shapes.last],
    [d.plain, d.contrastEdge, d.trackSole],
  ),
  offer(
    "kids-shoes",
    forKids(s.boots),
    "kidsShoes",
    [29, 39],
    [f.leather, f.suede],
    [shapes.last],
    [d.zip, d.buckle, d.trackSole],
  ),
  bright(
    offer(
      "kids-hats-bags",
      forKids(s.beanie),
      "oneSize",
      [9, 15],
      [f.lambswool, f.merino],
      [shapes.crown],
      [d.plain, d.foldedBrim, d.embroidery],
    ),
  ),
  bright(
    offer(
      "kids-hats-bags",
      forKids(s.backpack),
      "oneSize",
      [19, 25],
      [f.canvas, f.nylon],
      [shapes.structured],
      [d.plain, d.contrastStitching, d.outsidePocket],
    ),
  ),
]
