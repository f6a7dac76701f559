import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Asia/Tokyo"
const named = (ja: string, en: string): Localized => ({ ja, en })
const district = (ja: string, en: string, zipCode: string): WorldDistrict => ({ name: named(ja, en), zipCode })

export const japan: readonly WorldCity[] = [
  {
    name: named("東京", "Tokyo"),
    stateCode: "13",
    stateName: named("東京都", "Tokyo"),
    lat: 35.6762,
    lng: 139.7503,
    timeZone,
    districts: [
      district("銀座", "Ginza", "104-0061"),
      district("渋谷", "Shibuya", "150-0002"),
      district("新宿", "Shinjuku", "160-0022"),
    ],
  },
  {
    name: named("大阪", "Osaka"),
    stateCode: "27",
    stateName: named("大阪府", "Osaka"),
    lat: 34.6937,
    lng: 135.5023,
    timeZone,
    districts: [
      district("梅田", "Umeda", "530-0001"),
      district("心斎橋", "Shinsaibashi", "542-0085"),
      district("天王寺", "Tennoji", "543-0055"),
    ],
  },
  {
    name: named("京都", "Kyoto"),
    stateCode: "26",
    stateName: named("京都府", "Kyoto"),
    lat: 35.0116,
    lng: 135.7681,
    timeZone,
    districts: [
      district("下京区", "Shimogyo", "600-8004"),
      district("中京区", "Nakagyo", "604-8005"),
      district("左京区", "Sakyo", "606-8305"),
    ],
  },
  {
    name: named("名古屋", "Nagoya"),
    stateCode: "23",
    stateName: named("愛知県", "Aichi"),
    lat: 35.1815,
    lng: 136.9066,
    timeZone,
    districts: [
      district("栄", "Sakae", "460-0008"),
      district("名駅", "Meieki", "450-0002"),
      district("大須", "Osu", "460-0011"),
    ],
  },
  {
    name: named("札幌", "Sapporo"),
    stateCode: "01",
    stateName: named("北海道", "Hokkaido"),
    lat: 43.0618,
    lng: 141.3545,
    timeZone,
    districts: [
      district("大通", "Odori", "060-0042"),
      district("すすきの", "Susukino", "060-0063"),
      district("宮の森", "Miyanomori", "064-0951"),
    ],
  },
  {
    name: named("福岡", "Fukuoka"),
    stateCode: "40",
    stateName: named("福岡県", "Fukuoka"),
    lat: 33.5902,
    lng: 130.4017,
    timeZone,
    districts: [
      district("天神", "Tenjin", "810-0001"),
      district("博多", "Hakata", "812-0011"),
      district("大名", "Daimyo", "810-0041"),
    ],
  },
  {
    name: named("神戸", "Kobe"),
    stateCode: "28",
    stateName: named("兵庫県", "Hyogo"),
    lat: 34.6901,
    lng: 135.1956,
    timeZone,
    districts: [
      district("三宮", "Sannomiya", "650-0021"),
      district("元町", "Motomachi", "650-0022"),
      district("灘区", "Nada", "657-0038"),
    ],
  },
  {
    name: named("横浜", "Yokohama"),
    stateCode: "14",
    stateName: named("神奈川県", "Kanagawa"),
    lat: 35.4437,
    lng: 139.638,
    timeZone,
    districts: [
      district("みなとみらい", "Minatomirai", "220-0012"),
      district("元町", "Motomachi", "231-0861"),
      district("新横浜", "Shin-Yokohama", "222-0033"),
    ],
  },
]
