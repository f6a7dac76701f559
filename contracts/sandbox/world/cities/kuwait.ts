import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Asia/Kuwait"
const named = (ar: string, en: string): Localized => ({ ar, en })
const district = (ar: string, en: string, zipCode: string): WorldDistrict => ({ name: named(ar, en), zipCode })

export const kuwait: readonly WorldCity[] = [
  {
    name: named("مدينة الكويت", "Kuwait City"),
    stateCode: "KU",
    stateName: named("محافظة العاصمة", "Al Asimah"),
    lat: 29.3759,
    lng: 47.9774,
    timeZone,
    districts: [
      district("شرق", "Sharq", "15300"),
      district("القبلة", "Qibla", "13010"),
      district("الشويخ", "Shuwaikh", "70030"),
    ],
  },
  {
    name: named("السالمية", "Salmiya"),
    stateCode: "HA",
    stateName: named("محافظة حولي", "Hawalli"),
    lat: 29.3339,
    lng: 48.0761,
    timeZone,
    districts: [district("السالمية", "Salmiya", "22000"), district("الرميثية", "Rumaithiya", "25000")],
  },
  {
    name: named("الفروانية", "Al Farwaniyah"),
    stateCode: "FA",
    stateName: named("محافظة الفروانية", "Al Farwaniyah"),
    lat: 29.2775,
    lng: 47.9586,
    timeZone,
    districts: [district("الفروانية", "Al Farwaniyah", "81000"), district("خيطان", "Khaitan", "83000")],
  },
  {
    name: named("الفحيحيل", "Fahaheel"),
    stateCode: "AH",
    stateName: named("محافظة الأحمدي", "Al Ahmadi"),
    lat: 29.0825,
    lng: 48.1303,
    timeZone,
    districts: [district("الفحيحيل", "Fahaheel", "64000"), district("المنقف", "Mangaf", "65000")],
  },
]
