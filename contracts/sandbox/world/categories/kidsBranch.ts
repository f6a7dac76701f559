import { texts } from "../texts.ts"
import { type CategoryBranch, clothing, leaf, shoesAndAccessories } from "./CategoryBranch.ts"

/** Kids: the second and third level below it. */
export const kidsBranch: CategoryBranch = {
  code: 30_000,
  key: "kids",
  name: texts("Kids"),
  below: [
    {
      code: 31_000,
      key: "kids-clothing",
      name: clothing,
      below: [
        leaf(31_010, "kids-t-shirts", "T-shirts & sweatshirts"),
        leaf(31_020, "kids-shirts", "Shirts"),
        leaf(31_030, "kids-knitwear", "Knitwear"),
        leaf(31_040, "kids-dresses", "Dresses & skirts"),
        leaf(31_050, "kids-trousers", "Trousers & jeans"),
        leaf(31_060, "kids-coats", "Coats & jackets"),
      ],
    },
    {
      code: 32_000,
      key: "kids-accessories",
      name: shoesAndAccessories,
      below: [leaf(32_010, "kids-shoes", "Shoes"), leaf(32_020, "kids-hats-bags", "Hats, scarves & bags")],
    },
  ],
}
