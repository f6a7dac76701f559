import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Europe/Rome"
const named = (it: string, en = it): Localized => ({ it, en })
const district = (name: string, zipCode: string): WorldDistrict => ({ name: named(name), zipCode })

export const italy: readonly WorldCity[] = [
  {
    name: named("Milano", "Milan"),
    stateCode: "MI",
    stateName: named("Milano", "Milan"),
    lat: 45.4642,
    lng: 9.19,
    timeZone,
    districts: [district("Brera", "20121"), district("Porta Venezia", "20129"), district("Ticinese", "20123")],
  },
  {
    name: named("Roma", "Rome"),
    stateCode: "RM",
    stateName: named("Roma", "Rome"),
    lat: 41.9028,
    lng: 12.4964,
    timeZone,
    districts: [district("Centro Storico", "00186"), district("Prati", "00192"), district("Trastevere", "00153")],
  },
  {
    name: named("Napoli", "Naples"),
    stateCode: "NA",
    stateName: named("Napoli", "Naples"),
    lat: 40.8518,
    lng: 14.2681,
    timeZone,
    districts: [district("Chiaia", "80121"), district("Vomero", "80127"), district("Porto", "80133")],
  },
  {
    name: named("Firenze", "Florence"),
    stateCode: "FI",
    stateName: named("Firenze", "Florence"),
    lat: 43.7696,
    lng: 11.2558,
    timeZone,
    districts: [district("Duomo", "50122"), district("Oltrarno", "50125")],
  },
  {
    name: named("Torino", "Turin"),
    stateCode: "TO",
    stateName: named("Torino", "Turin"),
    lat: 45.0703,
    lng: 7.6869,
    timeZone,
    districts: [district("Centro", "10121"), district("San Salvario", "10125")],
  },
]
