import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Asia/Jerusalem"
const named = (he: string, en: string): Localized => ({ he, en })
const district = (he: string, en: string, zipCode: string): WorldDistrict => ({ name: named(he, en), zipCode })

export const israel: readonly WorldCity[] = [
  {
    name: named("תל אביב-יפו", "Tel Aviv-Yafo"),
    stateCode: "TA",
    stateName: named("מחוז תל אביב", "Tel Aviv District"),
    lat: 32.0853,
    lng: 34.7818,
    timeZone,
    districts: [
      district("לב העיר", "Lev HaIr", "6525001"),
      district("פלורנטין", "Florentin", "6601401"),
      district("רמת אביב", "Ramat Aviv", "6901401"),
    ],
  },
  {
    name: named("ירושלים", "Jerusalem"),
    stateCode: "JM",
    stateName: named("מחוז ירושלים", "Jerusalem District"),
    lat: 31.7683,
    lng: 35.2137,
    timeZone,
    districts: [
      district("מרכז העיר", "City Centre", "9422801"),
      district("המושבה הגרמנית", "German Colony", "9310601"),
    ],
  },
  {
    name: named("חיפה", "Haifa"),
    stateCode: "HA",
    stateName: named("מחוז חיפה", "Haifa District"),
    lat: 32.794,
    lng: 34.9896,
    timeZone,
    districts: [district("הדר", "Hadar", "3303101"), district("מרכז הכרמל", "Carmel Centre", "3446401")],
  },
  {
    name: named("באר שבע", "Beersheba"),
    stateCode: "D",
    stateName: named("מחוז הדרום", "Southern District"),
    lat: 31.2518,
    lng: 34.7913,
    timeZone,
    districts: [district("העיר העתיקה", "Old City", "8424001"), district("רמות", "Ramot", "8489301")],
  },
]
