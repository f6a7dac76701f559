import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Europe/Berlin"
const named = (de: string, en = de): Localized => ({ de, en })
const district = (name: string, zipCode: string): WorldDistrict => ({ name: named(name), zipCode })

export const germany: readonly WorldCity[] = [
  {
    name: named("Berlin"),
    stateCode: "BE",
    stateName: named("Berlin"),
    lat: 52.52,
    lng: 13.405,
    timeZone,
    districts: [district("Mitte", "10115"), district("Prenzlauer Berg", "10405"), district("Charlottenburg", "10585")],
  },
  {
    name: named("Hamburg"),
    stateCode: "HH",
    stateName: named("Hamburg"),
    lat: 53.5511,
    lng: 9.9937,
    timeZone,
    districts: [district("Altstadt", "20095"), district("Altona", "22765"), district("Eimsbüttel", "20259")],
  },
  {
    name: named("München", "Munich"),
    stateCode: "BY",
    stateName: named("Bayern", "Bavaria"),
    lat: 48.1372,
    lng: 11.5755,
    timeZone,
    districts: [district("Altstadt", "80331"), district("Schwabing", "80802"), district("Haidhausen", "81667")],
  },
  {
    name: named("Köln", "Cologne"),
    stateCode: "NW",
    stateName: named("Nordrhein-Westfalen", "North Rhine-Westphalia"),
    lat: 50.9375,
    lng: 6.9603,
    timeZone,
    districts: [district("Altstadt", "50667"), district("Ehrenfeld", "50823"), district("Lindenthal", "50931")],
  },
  {
    name: named("Leipzig"),
    stateCode: "SN",
    stateName: named("Sachsen", "Saxony"),
    lat: 51.3397,
    lng: 12.3731,
    timeZone,
    districts: [district("Zentrum", "04109"), district("Plagwitz", "04229")],
  },
]
