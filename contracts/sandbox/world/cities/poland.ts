import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Europe/Warsaw"
const named = (pl: string, en = pl): Localized => ({ pl, en })
const district = (name: string, zipCode: string): WorldDistrict => ({ name: named(name), zipCode })

export const poland: readonly WorldCity[] = [
  {
    name: named("Warszawa", "Warsaw"),
    stateCode: "14",
    stateName: named("mazowieckie", "Masovia"),
    lat: 52.2297,
    lng: 21.0122,
    timeZone,
    districts: [district("Śródmieście", "00-001"), district("Mokotów", "02-502"), district("Praga-Północ", "03-719")],
  },
  {
    name: named("Kraków", "Krakow"),
    stateCode: "12",
    stateName: named("małopolskie", "Lesser Poland"),
    lat: 50.0647,
    lng: 19.945,
    timeZone,
    districts: [district("Stare Miasto", "31-010"), district("Kazimierz", "31-056")],
  },
  {
    name: named("Gdańsk", "Gdansk"),
    stateCode: "22",
    stateName: named("pomorskie", "Pomerania"),
    lat: 54.352,
    lng: 18.6466,
    timeZone,
    districts: [district("Śródmieście", "80-831"), district("Wrzeszcz", "80-244")],
  },
  {
    name: named("Wrocław", "Wroclaw"),
    stateCode: "02",
    stateName: named("dolnośląskie", "Lower Silesia"),
    lat: 51.1079,
    lng: 17.0385,
    timeZone,
    districts: [district("Stare Miasto", "50-101"), district("Krzyki", "53-332")],
  },
]
