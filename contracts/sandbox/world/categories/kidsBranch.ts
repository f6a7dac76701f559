import { texts } from "../texts.ts"
import { type CategoryBranch, clothing, leaf, shoesAndAccessories } from "./CategoryBranch.ts"

/** Kids: the second and third level below it. */
export const kidsBranch: CategoryBranch = {
  code: 30_000,
  key: "kids",
  name: texts("Kids", "Niños", "Infants", "キッズ", "أطفال"),
  below: [
    {
      code: 31_000,
      key: "kids-clothing",
      name: clothing,
      below: [
        leaf(
          31_010,
          "kids-t-shirts",
          "T-shirts & sweatshirts",
          "Camisetas y sudaderas",
          "Samarretes i dessuadores",
          "Tシャツ＆スウェット",
          "تي شيرتات وسويت شيرتات",
        ),
        leaf(31_020, "kids-shirts", "Shirts", "Camisas", "Camises", "シャツ", "قمصان"),
        leaf(31_030, "kids-knitwear", "Knitwear", "Punto", "Punt", "ニット", "ملابس محبوكة"),
        leaf(
          31_040,
          "kids-dresses",
          "Dresses & skirts",
          "Vestidos y faldas",
          "Vestits i faldilles",
          "ワンピース＆スカート",
          "فساتين وتنانير",
        ),
        leaf(
          31_050,
          "kids-trousers",
          "Trousers & jeans",
          "Pantalones y vaqueros",
          "Pantalons i texans",
          "パンツ＆ジーンズ",
          "بناطيل وجينز",
        ),
        leaf(
          31_060,
          "kids-coats",
          "Coats & jackets",
          "Abrigos y cazadoras",
          "Abrics i caçadores",
          "コート＆ジャケット",
          "معاطف وسترات",
        ),
      ],
    },
    {
      code: 32_000,
      key: "kids-accessories",
      name: shoesAndAccessories,
      below: [
        leaf(32_010, "kids-shoes", "Shoes", "Zapatos", "Sabates", "シューズ", "أحذية"),
        leaf(
          32_020,
          "kids-hats-bags",
          "Hats, scarves & bags",
          "Gorros, bufandas y mochilas",
          "Gorros, bufandes i motxilles",
          "帽子・マフラー・バッグ",
          "قبعات وأوشحة وحقائب",
        ),
      ],
    },
  ],
}
