import { texts } from "./texts.ts"
import type { WorldSpot } from "./World.ts"

/** Text and target of a spot, without its pictures. */
export type SpotText = Omit<WorldSpot, "productIds">

const seeEverything = texts("See everything")

/** Texts of the marketing spots. A category's parents precede it in the tree, so a key may be of any level. */
export const spotTexts: readonly SpotText[] = [
  {
    spot: "home-hero",
    position: 1,
    title: texts("Cloth first"),
    text: texts("Before there is a coat there is a length of wool, and someone who knows which way it wants to fall."),
    callToAction: texts("Feel the wool edition"),
    categoryKey: "edition-wool",
  },
  {
    spot: "home-editorial-1",
    position: 1,
    title: texts("One red thread"),
    text: texts("Old looms leave a clean edge on denim and mark it in red. We kept the edge, and took its name."),
    callToAction: texts("See selvedge denim"),
    categoryKey: "edition-selvedge",
  },
  {
    spot: "home-editorial-2",
    position: 1,
    title: texts("In praise of creases"),
    text: texts("Linen remembers where you sat, what you carried, how warm it was. Iron it if you must."),
    callToAction: texts("Open the linen edition"),
    categoryKey: "edition-linen",
  },
  {
    spot: "home-editorial-3",
    position: 1,
    title: texts("The long lunch jacket"),
    text: texts("Soft shoulders, real pockets, no lining to speak of. Tailoring that never checks its watch."),
    callToAction: texts("See men's tailoring"),
    categoryKey: "men-blazers",
  },
  {
    spot: "home-editorial-4",
    position: 1,
    title: texts("The lamp and the window"),
    text: texts("Satin for a room lit from one side. Silk for the walk home."),
    callToAction: texts("Go out after dark"),
    categoryKey: "edition-evening",
  },
  {
    spot: "home-category",
    position: 1,
    title: texts("Dresses"),
    text: texts("One decision, made well."),
    callToAction: seeEverything,
    categoryKey: "women-dresses",
  },
  {
    spot: "home-category",
    position: 2,
    title: texts("Shirts for him"),
    text: texts("Ironed or not."),
    callToAction: seeEverything,
    categoryKey: "men-shirts",
  },
  {
    spot: "home-category",
    position: 3,
    title: texts("Knitwear"),
    text: texts("Stitch by stitch, row by row."),
    callToAction: seeEverything,
    categoryKey: "women-knitwear",
  },
  {
    spot: "home-category",
    position: 4,
    title: texts("Jeans"),
    text: texts("Blue to begin with."),
    callToAction: seeEverything,
    categoryKey: "men-jeans",
  },
  {
    spot: "home-category",
    position: 5,
    title: texts("Kids"),
    text: texts("Small sizes, full days."),
    callToAction: seeEverything,
    categoryKey: "kids",
  },
  {
    spot: "home-category",
    position: 6,
    title: texts("Bags"),
    text: texts("They carry well."),
    callToAction: seeEverything,
    categoryKey: "women-bags",
  },
]
