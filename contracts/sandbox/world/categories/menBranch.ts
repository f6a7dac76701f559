import { texts } from "../texts.ts"
import { type CategoryBranch, clothing, denim, leaf, shoesAndAccessories } from "./CategoryBranch.ts"

/** Men: the second and third level below it. */
export const menBranch: CategoryBranch = {
  code: 20_000,
  key: "men",
  name: texts("Men"),
  below: [
    {
      code: 21_000,
      key: "men-clothing",
      name: clothing,
      below: [
        leaf(21_010, "men-shirts", "Shirts"),
        leaf(21_020, "men-t-shirts", "T-shirts"),
        leaf(21_030, "men-polo-shirts", "Polo shirts"),
        leaf(21_040, "men-knitwear", "Knitwear"),
        leaf(21_050, "men-sweatshirts", "Sweatshirts & hoodies"),
        leaf(21_060, "men-coats", "Coats"),
        leaf(21_070, "men-jackets", "Jackets & overshirts"),
        leaf(21_080, "men-blazers", "Tailoring"),
        leaf(21_090, "men-trousers", "Trousers"),
        leaf(21_100, "men-shorts", "Men's shorts"),
      ],
    },
    {
      code: 22_000,
      key: "men-denim",
      name: denim,
      below: [leaf(22_010, "men-jeans", "Jeans"), leaf(22_020, "men-denim-jackets", "Denim jackets & shirts")],
    },
    {
      code: 23_000,
      key: "men-accessories",
      name: shoesAndAccessories,
      below: [
        leaf(23_010, "men-bags", "Men's bags"),
        leaf(23_020, "men-shoes", "Shoes"),
        leaf(23_030, "men-scarves-hats", "Scarves & hats"),
      ],
    },
  ],
}
