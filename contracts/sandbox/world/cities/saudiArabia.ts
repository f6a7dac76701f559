import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Asia/Riyadh"
const named = (ar: string, en: string): Localized => ({ ar, en })
const district = (ar: string, en: string, zipCode: string): WorldDistrict => ({ name: named(ar, en), zipCode })

export const saudiArabia: readonly WorldCity[] = [
  {
    name: named("الرياض", "Riyadh"),
    stateCode: "01",
    stateName: named("منطقة الرياض", "Riyadh"),
    lat: 24.7136,
    lng: 46.6753,
    timeZone,
    districts: [
      district("العليا", "Al Olaya", "12211"),
      district("الملقا", "Al Malqa", "13521"),
      district("السليمانية", "As Sulaymaniyah", "12223"),
    ],
  },
  {
    name: named("جدة", "Jeddah"),
    stateCode: "02",
    stateName: named("منطقة مكة المكرمة", "Makkah"),
    lat: 21.5433,
    lng: 39.1728,
    timeZone,
    districts: [
      district("الروضة", "Ar Rawdah", "23432"),
      district("الحمراء", "Al Hamra", "23212"),
      district("البلد", "Al Balad", "22233"),
    ],
  },
  {
    name: named("مكة المكرمة", "Makkah"),
    stateCode: "02",
    stateName: named("منطقة مكة المكرمة", "Makkah"),
    lat: 21.3891,
    lng: 39.8579,
    timeZone,
    districts: [
      district("العزيزية", "Al Aziziyah", "24243"),
      district("الشوقية", "Ash Shawqiyah", "24351"),
      district("العوالي", "Al Awali", "24372"),
    ],
  },
  {
    name: named("المدينة المنورة", "Madinah"),
    stateCode: "03",
    stateName: named("منطقة المدينة المنورة", "Madinah"),
    lat: 24.5247,
    lng: 39.5692,
    timeZone,
    districts: [
      district("قباء", "Quba", "42318"),
      district("الخالدية", "Al Khalidiyah", "42317"),
      district("سلطانة", "Sultanah", "42313"),
    ],
  },
  {
    name: named("الدمام", "Dammam"),
    stateCode: "04",
    stateName: named("المنطقة الشرقية", "Eastern Province"),
    lat: 26.4207,
    lng: 50.0888,
    timeZone,
    districts: [
      district("الفيصلية", "Al Faisaliyah", "32272"),
      district("الشاطئ", "Ash Shati", "32413"),
      district("المزروعية", "Al Mazruiyah", "32414"),
    ],
  },
  {
    name: named("الخبر", "Khobar"),
    stateCode: "04",
    stateName: named("المنطقة الشرقية", "Eastern Province"),
    lat: 26.2172,
    lng: 50.1971,
    timeZone,
    districts: [
      district("العليا", "Al Ulaya", "34447"),
      district("الراكة", "Ar Rakah", "34225"),
      district("الحزام الذهبي", "Al Hizam Adh Dhahabi", "34441"),
    ],
  },
  {
    name: named("الطائف", "Taif"),
    stateCode: "02",
    stateName: named("منطقة مكة المكرمة", "Makkah"),
    lat: 21.2703,
    lng: 40.4158,
    timeZone,
    districts: [
      district("شهار", "Shihar", "26514"),
      district("القمرية", "Al Qumariyah", "26522"),
      district("الوشحاء", "Al Washha", "26523"),
    ],
  },
  {
    name: named("أبها", "Abha"),
    stateCode: "14",
    stateName: named("منطقة عسير", "Asir"),
    lat: 18.2164,
    lng: 42.5053,
    timeZone,
    districts: [
      district("المنهل", "Al Manhal", "62521"),
      district("المفتاحة", "Al Muftaha", "62523"),
      district("البديع", "Al Badi", "62527"),
    ],
  },
]
