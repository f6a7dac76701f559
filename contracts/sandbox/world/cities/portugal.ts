import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Europe/Lisbon"
const named = (pt: string, en = pt): Localized => ({ pt, en })
const district = (name: string, zipCode: string): WorldDistrict => ({ name: named(name), zipCode })

export const portugal: readonly WorldCity[] = [
  {
    name: named("Lisboa", "Lisbon"),
    stateCode: "11",
    stateName: named("Lisboa", "Lisbon"),
    lat: 38.7223,
    lng: -9.1393,
    timeZone,
    districts: [district("Baixa", "1100-053"), district("Chiado", "1200-203"), district("Belém", "1300-085")],
  },
  {
    name: named("Porto"),
    stateCode: "13",
    stateName: named("Porto"),
    lat: 41.1579,
    lng: -8.6291,
    timeZone,
    districts: [district("Baixa", "4000-322"), district("Boavista", "4100-131"), district("Ribeira", "4050-510")],
  },
  {
    name: named("Braga"),
    stateCode: "03",
    stateName: named("Braga"),
    lat: 41.5454,
    lng: -8.4265,
    timeZone,
    districts: [district("Centro", "4700-320"), district("São Victor", "4710-402")],
  },
  {
    name: named("Coimbra"),
    stateCode: "06",
    stateName: named("Coimbra"),
    lat: 40.2033,
    lng: -8.4103,
    timeZone,
    districts: [district("Baixa", "3000-300"), district("Celas", "3000-132")],
  },
  {
    name: named("Ponta Delgada"),
    stateCode: "20",
    stateName: named("Região Autónoma dos Açores", "Azores"),
    lat: 37.7412,
    lng: -25.6756,
    timeZone: "Atlantic/Azores",
    districts: [district("São Sebastião", "9500-057"), district("São José", "9500-339")],
  },
  {
    name: named("Funchal"),
    stateCode: "30",
    stateName: named("Região Autónoma da Madeira", "Madeira"),
    lat: 32.6507,
    lng: -16.9087,
    timeZone: "Atlantic/Madeira",
    districts: [district("Sé", "9000-060"), district("Santa Luzia", "9050-043")],
  },
]
