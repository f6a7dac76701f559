import { silhouettes as s } from "../silhouettes.ts"
import { cuts as c } from "../vocabulary/cuts.ts"
import { details as d } from "../vocabulary/details.ts"
import { fabrics as f } from "../vocabulary/fabrics.ts"
import { shapes } from "../vocabulary/shapes.ts"
import { type Offer, offer } from "./Offer.ts"

/** What the men's floor sells. */
export const menOffers: readonly Offer[] = [
  offer("men-shirts", s.shirt, "alpha", [29, 45], [f.oxford, f.striped, f.poplin], [c.regular, c.relaxed, c.slim], [d.chestPocket, d.plain, d.shortSleeves]),
  offer("men-shirts", s.shirt, "menAlpha", [32, 45], [f.flannel, f.seersucker, f.corduroy, f.linenBlend], [c.regular, c.oversize], [d.chestPocket, d.patchPockets, d.plain]),
  offer("men-shirts", s.shirt, "menAlpha", [35, 45], [f.linen, f.gingham], [c.relaxed, c.regular, c.slim], [d.shortSleeves, d.plain, d.chestPocket]),
  offer("men-t-shirts", s.tshirt, "menAlpha", [15, 25], [f.heavyJersey, f.jersey, f.breton], [c.regular, c.oversize, c.relaxed], [d.plain, d.chestPocket, d.longSleeves]),
  offer("men-t-shirts", s.tank, "alpha", [13, 19], [f.rib, f.jersey], [c.slim, c.regular], [d.plain, d.vNeck, d.chestPocket]),
  offer("men-polo-shirts", s.polo, "menAlpha", [25, 35], [f.jersey, f.merino, f.breton], [c.regular, c.slim, c.relaxed], [d.plain, d.longSleeves, d.zip]),
  offer("men-polo-shirts", s.sweater, "menAlpha", [35, 45], [f.merino, f.lambswool, f.cashmere], [c.regular, c.relaxed], [d.poloCollar]),
  offer("men-knitwear", s.sweater, "menAlpha", [39, 59], [f.merino, f.cable, f.lambswool, f.cashmere], [c.regular, c.relaxed, c.slim], [d.crewNeck, d.rollNeck, d.vNeck]),
  offer("men-knitwear", s.cardigan, "menAlpha", [45, 65], [f.cable, f.lambswool, f.merino], [c.regular, c.relaxed], [d.patchPockets, d.plain, d.zip]),
  offer("men-knitwear", s.knitVest, "menAlpha", [35, 49], [f.merino, f.cable], [c.regular, c.slim], [d.vNeck, d.buttons]),
  offer("men-sweatshirts", s.hoodie, "menAlpha", [35, 49], [f.loopback, f.heavyJersey], [c.regular, c.oversize, c.relaxed], [d.kangarooPocket, d.zip, d.plain]),
  offer("men-sweatshirts", s.sweatshirt, "menAlpha", [29, 42], [f.loopback, f.heavyJersey], [c.regular, c.relaxed], [d.plain, d.embroidery, d.chestPocket]),
  offer("men-coats", s.coat, "menAlpha", [109, 149], [f.herringbone, f.woolTwill, f.checkedWool], [c.regular, c.longline, c.oversize], [d.plain, d.doubleBreasted, d.patchPockets]),
  offer("men-coats", s.peaCoat, "menAlpha", [99, 129], [f.woolTwill, f.herringbone], [c.regular, c.slim], [d.plain, d.quiltedLining]),
  offer("men-coats", s.trench, "menAlpha", [99, 139], [f.gabardine, f.nylon], [c.regular, c.relaxed], [d.belt, d.plain]),
  offer("men-coats", s.parka, "menAlpha", [89, 129], [f.nylon, f.gabardine], [c.relaxed, c.regular], [d.quiltedLining, d.drawstring]),
  offer("men-jackets", s.overshirt, "menAlpha", [45, 65], [f.twill, f.corduroy, f.checkedWool, f.canvas], [c.regular, c.relaxed, c.oversize], [d.patchPockets, d.chestPocket, d.plain]),
  offer("men-jackets", s.bomber, "menAlpha", [59, 79], [f.nylon, f.suede, f.woolTwill], [c.regular, c.relaxed], [d.plain, d.quiltedLining]),
  offer("men-jackets", s.biker, "menAlpha", [89, 109], [f.leather, f.suede], [c.regular, c.slim], [d.plain, d.quiltedLining]),
  offer("men-blazers", s.blazer, "menNumeric", [89, 119], [f.woolTwill, f.linen, f.herringbone, f.corduroy], [c.regular, c.slim, c.relaxed], [d.patchPockets, d.plain, d.doubleBreasted]),
  offer("men-blazers", s.waistcoat, "menNumeric", [49, 65], [f.woolTwill, f.tweed, f.linen], [c.slim, c.regular], [d.plain, d.weltPockets]),
  offer("men-trousers", s.chinos, "menNumeric", [35, 49], [f.twill, f.linenBlend, f.gabardine], [c.slimLeg, c.straightLeg, c.tapered], [d.plain, d.pleats, d.turnUps]),
  offer("men-trousers", s.trousers, "menNumeric", [45, 65], [f.woolTwill, f.linen, f.corduroy, f.herringbone], [c.wideLeg, c.straightLeg, c.tapered], [d.pleats, d.plain, d.turnUps]),
  offer("men-trousers", s.joggers, "menAlpha", [35, 45], [f.loopback, f.merino, f.nylon], [c.tapered, c.relaxed], [d.drawstring, d.zip]),
  offer("men-shorts", s.bermudas, "menNumeric", [29, 39], [f.linen, f.twill, f.seersucker], [c.regular, c.relaxed], [d.plain, d.pleats, d.drawstring]),
  offer("men-shorts", s.shorts, "menAlpha", [25, 32], [f.nylon, f.loopback, f.poplin], [c.regular, c.relaxed], [d.drawstring, d.patchPockets]),
  offer("men-jeans", s.jeans, "menNumeric", [49, 59], [f.selvedge], [c.straightLeg, c.tapered, c.slimLeg], [d.turnUps, d.redSelvedge, d.plain]),
  offer("men-jeans", s.jeans, "menNumeric", [45, 55], [f.rigidDenim], [c.wideLeg, c.straightLeg, c.tapered], [d.plain, d.contrastStitching, d.turnUps]),
  offer("men-jeans", s.jeans, "menNumeric", [39, 49], [f.stretchDenim], [c.slimLeg, c.straightLeg, c.tapered], [d.plain, d.contrastStitching]),
  offer("men-denim-jackets", s.trucker, "menAlpha", [59, 75], [f.selvedge, f.rigidDenim], [c.regular, c.relaxed], [d.plain, d.quiltedLining, d.redSelvedge]),
  offer("men-denim-jackets", s.denimShirt, "menAlpha", [39, 49], [f.rigidDenim, f.stretchDenim], [c.regular, c.slim, c.relaxed], [d.chestPocket, d.contrastStitching]),
  offer("men-bags", s.backpack, "oneSize", [45, 59], [f.canvas, f.nylon, f.leather], [shapes.structured], [d.outsidePocket, d.buckle, d.plain]),
  offer("men-bags", s.weekender, "oneSize", [55, 79], [f.canvas, f.leather], [shapes.structured], [d.plain, d.buckle, d.outsidePocket]),
  offer("men-shoes", s.sneakers, "menShoes", [45, 59], [f.leather, f.canvas, f.suede], [shapes.last], [d.plain, d.contrastStitching]),
  offer("men-shoes", s.ankleBoots, "menShoes", [59, 79], [f.suede, f.leather], [shapes.last], [d.zip, d.laces, d.trackSole]),
  offer("men-shoes", s.loafers, "menShoes", [49, 65], [f.leather, f.suede], [shapes.last], [d.plain, d.fringe, d.trackSole]),
  offer("men-scarves-hats", s.scarf, "oneSize", [25, 39], [f.herringbone, f.cashmere, f.lambswool], [shapes.drape], [d.fringe, d.plain]),
  offer("men-scarves-hats", s.beanie, "oneSize", [17, 25], [f.merino, f.cashmere, f.lambswool], [shapes.crown], [d.foldedBrim, d.plain]),
  offer("men-scarves-hats", s.cap, "oneSize", [17, 25], [f.twill, f.corduroy, f.checkedWool], [shapes.crown], [d.plain, d.embroidery, d.buckle]),
]
