import { texts } from "../texts.ts"
import { type CategoryBranch, clothing, denim, leaf, shoesAndAccessories } from "./CategoryBranch.ts"

/** Men: the second and third level below it. */
export const menBranch: CategoryBranch = {
  code: 20_000,
  key: "men",
  name: texts("Men", "Hombre", "Home", "メンズ", "رجال"),
  below: [
    {
      code: 21_000,
      key: "men-clothing",
      name: clothing,
      below: [
        leaf(21_010, "men-shirts", "Shirts", "Camisas", "Camises", "シャツ", "قمصان"),
        leaf(21_020, "men-t-shirts", "T-shirts", "Camisetas", "Samarretes", "Tシャツ", "تي شيرتات"),
        leaf(21_030, "men-polo-shirts", "Polo shirts", "Polos", "Polos", "ポロシャツ", "قمصان بولو"),
        leaf(21_040, "men-knitwear", "Knitwear", "Punto", "Punt", "ニット", "ملابس محبوكة"),
        leaf(
          21_050,
          "men-sweatshirts",
          "Sweatshirts & hoodies",
          "Sudaderas",
          "Dessuadores",
          "スウェット＆パーカー",
          "سويت شيرتات وهوديات",
        ),
        leaf(21_060, "men-coats", "Coats", "Abrigos", "Abrics", "コート", "معاطف"),
        leaf(
          21_070,
          "men-jackets",
          "Jackets & overshirts",
          "Cazadoras y sobrecamisas",
          "Caçadores i sobrecamises",
          "ブルゾン＆オーバーシャツ",
          "سترات وقمصان خارجية",
        ),
        leaf(21_080, "men-blazers", "Tailoring", "Sastrería", "Sastreria", "テーラード", "ملابس رسمية"),
        leaf(21_090, "men-trousers", "Trousers", "Pantalones", "Pantalons", "パンツ", "بناطيل"),
        leaf(21_100, "men-shorts", "Shorts", "Bermudas", "Bermudes", "ショートパンツ", "شورتات"),
      ],
    },
    {
      code: 22_000,
      key: "men-denim",
      name: denim,
      below: [
        leaf(22_010, "men-jeans", "Jeans", "Vaqueros", "Texans", "ジーンズ", "جينز"),
        leaf(
          22_020,
          "men-denim-jackets",
          "Denim jackets & shirts",
          "Cazadoras y camisas de denim",
          "Caçadores i camises de denim",
          "デニムジャケット＆シャツ",
          "سترات وقمصان دنيم",
        ),
      ],
    },
    {
      code: 23_000,
      key: "men-accessories",
      name: shoesAndAccessories,
      below: [
        leaf(23_010, "men-bags", "Bags", "Bolsas y mochilas", "Bosses i motxilles", "バッグ", "حقائب"),
        leaf(23_020, "men-shoes", "Shoes", "Zapatos", "Sabates", "シューズ", "أحذية"),
        leaf(
          23_030,
          "men-scarves-hats",
          "Scarves & hats",
          "Bufandas y gorros",
          "Bufandes i gorros",
          "マフラー＆帽子",
          "أوشحة وقبعات",
        ),
      ],
    },
  ],
}
