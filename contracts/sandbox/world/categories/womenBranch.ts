import { texts } from "../texts.ts"
import { type CategoryBranch, clothing, denim, leaf, shoesAndAccessories } from "./CategoryBranch.ts"

/** Women: the second and third level below it. */
export const womenBranch: CategoryBranch = {
  code: 10_000,
  key: "women",
  name: texts("Women"),
  below: [
    {
      code: 11_000,
      key: "women-clothing",
      name: clothing,
      below: [
        leaf(11_010, "women-dresses", "Dresses"),
        leaf(11_020, "women-shirts", "Shirts & blouses"),
        leaf(11_030, "women-t-shirts", "T-shirts & tops"),
        leaf(11_040, "women-knitwear", "Knitwear"),
        leaf(11_050, "women-coats", "Coats & trench coats"),
        leaf(11_060, "women-jackets", "Jackets"),
        leaf(11_070, "women-blazers", "Blazers & waistcoats"),
        leaf(11_080, "women-trousers", "Trousers"),
        leaf(11_090, "women-skirts", "Skirts"),
        leaf(11_100, "women-jumpsuits", "Jumpsuits"),
        leaf(11_110, "women-shorts", "Shorts"),
      ],
    },
    {
      code: 12_000,
      key: "women-denim",
      name: denim,
      below: [leaf(12_010, "women-jeans", "Jeans"), leaf(12_020, "women-denim-jackets", "Denim jackets & skirts")],
    },
    {
      code: 13_000,
      key: "women-accessories",
      name: shoesAndAccessories,
      below: [
        leaf(13_010, "women-bags", "Bags"),
        leaf(13_020, "women-shoes", "Shoes"),
        leaf(13_030, "women-scarves", "Scarves"),
        leaf(13_040, "women-hats", "Hats"),
      ],
    },
  ],
}
