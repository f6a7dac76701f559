import { texts } from "../texts.ts"
import { type CategoryBranch, clothing, denim, leaf, shoesAndAccessories } from "./CategoryBranch.ts"

/** Women: the second and third level below it. */
export const womenBranch: CategoryBranch = {
  code: 10_000,
  key: "women",
  name: texts("Women", "Mujer", "Dona", "レディース", "نساء"),
  below: [
    {
      code: 11_000,
      key: "women-clothing",
      name: clothing,
      below: [
        leaf(11_010, "women-dresses", "Dresses", "Vestidos", "Vestits", "ワンピース", "فساتين"),
        leaf(
          11_020,
          "women-shirts",
          "Shirts & blouses",
          "Camisas y blusas",
          "Camises i bruses",
          "シャツ＆ブラウス",
          "قمصان وبلوزات",
        ),
        leaf(
          11_030,
          "women-t-shirts",
          "T-shirts & tops",
          "Camisetas y tops",
          "Samarretes i tops",
          "Tシャツ＆トップス",
          "تي شيرتات وتوبات",
        ),
        leaf(11_040, "women-knitwear", "Knitwear", "Punto", "Punt", "ニット", "ملابس محبوكة"),
        leaf(
          11_050,
          "women-coats",
          "Coats & trench coats",
          "Abrigos y gabardinas",
          "Abrics i gavardines",
          "コート＆トレンチ",
          "معاطف وترنشات",
        ),
        leaf(11_060, "women-jackets", "Jackets", "Chaquetas", "Jaquetes", "ジャケット", "سترات"),
        leaf(
          11_070,
          "women-blazers",
          "Blazers & waistcoats",
          "Americanas y chalecos",
          "Americanes i armilles",
          "テーラード＆ジレ",
          "بليزرات وصديريات",
        ),
        leaf(11_080, "women-trousers", "Trousers", "Pantalones", "Pantalons", "パンツ", "بناطيل"),
        leaf(11_090, "women-skirts", "Skirts", "Faldas", "Faldilles", "スカート", "تنانير"),
        leaf(11_100, "women-jumpsuits", "Jumpsuits", "Monos", "Granotes", "ジャンプスーツ", "جمبسوتات"),
        leaf(11_110, "women-shorts", "Shorts", "Pantalones cortos", "Pantalons curts", "ショートパンツ", "شورتات"),
      ],
    },
    {
      code: 12_000,
      key: "women-denim",
      name: denim,
      below: [
        leaf(12_010, "women-jeans", "Jeans", "Vaqueros", "Texans", "ジーンズ", "جينز"),
        leaf(
          12_020,
          "women-denim-jackets",
          "Denim jackets & skirts",
          "Cazadoras y faldas de denim",
          "Caçadores i faldilles de denim",
          "デニムジャケット＆スカート",
          "سترات وتنانير دنيم",
        ),
      ],
    },
    {
      code: 13_000,
      key: "women-accessories",
      name: shoesAndAccessories,
      below: [
        leaf(13_010, "women-bags", "Bags", "Bolsos", "Bosses", "バッグ", "حقائب"),
        leaf(13_020, "women-shoes", "Shoes", "Zapatos", "Sabates", "シューズ", "أحذية"),
        leaf(
          13_030,
          "women-scarves",
          "Scarves",
          "Bufandas y pañuelos",
          "Bufandes i mocadors",
          "マフラー＆スカーフ",
          "أوشحة",
        ),
        leaf(13_040, "women-hats", "Hats", "Sombreros y gorros", "Barrets i gorros", "帽子", "قبعات"),
      ],
    },
  ],
}
