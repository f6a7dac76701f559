import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Europe/Paris"
const named = (fr: string, en = fr): Localized => ({ fr, en })
const district = (name: string, zipCode: string): WorldDistrict => ({ name: named(name), zipCode })

export const france: readonly WorldCity[] = [
  {
    name: named("Paris"),
    stateCode: "IDF",
    stateName: named("Île-de-France"),
    lat: 48.8566,
    lng: 2.3522,
    timeZone,
    districts: [district("Le Marais", "75004"), district("Saint-Germain", "75006"), district("Montmartre", "75018")],
  },
  {
    name: named("Lyon"),
    stateCode: "ARA",
    stateName: named("Auvergne-Rhône-Alpes"),
    lat: 45.764,
    lng: 4.8357,
    timeZone,
    districts: [district("Presqu'île", "69002"), district("Vieux Lyon", "69005"), district("La Croix-Rousse", "69004")],
  },
  {
    name: named("Marseille"),
    stateCode: "PAC",
    stateName: named("Provence-Alpes-Côte d'Azur"),
    lat: 43.2965,
    lng: 5.3698,
    timeZone,
    districts: [district("Vieux-Port", "13001"), district("Le Panier", "13002"), district("Castellane", "13006")],
  },
  {
    name: named("Lille"),
    stateCode: "HDF",
    stateName: named("Hauts-de-France"),
    lat: 50.6292,
    lng: 3.0573,
    timeZone,
    districts: [district("Centre", "59000"), district("Vieux-Lille", "59800")],
  },
  {
    name: named("Bordeaux"),
    stateCode: "NAQ",
    stateName: named("Nouvelle-Aquitaine"),
    lat: 44.8378,
    lng: -0.5792,
    timeZone,
    districts: [district("Centre", "33000"), district("Bacalan", "33300"), district("La Bastide", "33100")],
  },
]
