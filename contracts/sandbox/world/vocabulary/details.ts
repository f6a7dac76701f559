import { texts } from "../texts.ts"
import { after, before, type Detail } from "./Detail.ts"

/** Details by a stable key; `plain` has no text. */
export const details = {
  plain: { english: "after", drawing: {} },
  chestPocket: after(texts("with chest pocket"), { pocket: "chest" }),
  patchPockets: after(texts("with patch pockets"), { pocket: "patch" }),
  weltPockets: after(texts("with welt pockets"), { pocket: "welt" }),
  kangarooPocket: after(texts("with kangaroo pocket"), { pocket: "patch" }),
  outsidePocket: after(texts("with outside pocket"), { pocket: "patch" }),
  belt: after(texts("with belt"), { closure: "tie" }),
  tieWaist: after(texts("with tie waist"), { closure: "tie" }),
  drawstring: after(texts("with drawstring waist"), { closure: "tie" }),
  zip: after(texts("with zip"), { closure: "zip" }),
  buttons: after(texts("with buttons"), { closure: "buttons" }),
  doubleBreasted: before(texts("double-breasted"), { closure: "double-breasted" }),
  pleats: before(texts("pleat-front")),
  pleatedAllRound: before(texts("pleated")),
  slit: after(texts("with side slit")),
  highWaist: before(texts("high-waisted")),
  turnUps: after(texts("with turn-ups")),
  rawHem: after(texts("with raw hem")),
  redSelvedge: after(texts("with red thread")),
  contrastStitching: after(texts("with contrast stitching")),
  quiltedLining: after(texts("with quilted lining")),
  hood: after(texts("with hood"), { collar: "hood" }),
  vNeck: before(texts("V-neck"), { collar: "v" }),
  crewNeck: before(texts("crew-neck"), {
    collar: "crew",
  }),
  rollNeck: before(texts("roll-neck"), {
    collar: "turtle",
  }),
  boatNeck: before(texts("boat-neck"), {
    collar: "boat",
  }),
  poloCollar: after(texts("with polo collar"), {
    collar: "polo",
  }),
  halterNeck: before(texts("halter-neck"), {
    collar: "halter",
    sleeve: "none",
  }),
  sleeveless: before(texts("sleeveless"), {
    sleeve: "none",
  }),
  capSleeves: after(texts("with cap sleeves"), { sleeve: "cap" }),
  shortSleeves: before(texts("short-sleeve"), {
    sleeve: "short",
  }),
  longSleeves: before(texts("long-sleeve"), {
    sleeve: "long",
  }),
  threeQuarterSleeves: after(texts("with three-quarter sleeves"), { sleeve: "three-quarter" }),
  balloonSleeves: after(texts("with balloon sleeves"), { sleeve: "balloon" }),
  pintucks: after(texts("with pintucks")),
  embroidery: after(texts("with embroidery")),
  ruffle: after(texts("with ruffle")),
  fringe: after(texts("with fringe")),
  contrastEdge: after(texts("with contrast edge")),
  ribbon: after(texts("with ribbon")),
  foldedBrim: after(texts("with folded brim")),
  buckle: after(texts("with buckle")),
  knot: after(texts("with knot"), { closure: "tie" }),
  laces: after(texts("with laces"), { closure: "tie" }),
  trackSole: after(texts("with track sole")),
} as const satisfies Record<string, Detail>
