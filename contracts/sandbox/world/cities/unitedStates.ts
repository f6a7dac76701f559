import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const named = (en: string, es = en): Localized => ({ en, es })
const district = (name: string, zipCode: string): WorldDistrict => ({ name: named(name), zipCode })

export const unitedStates: readonly WorldCity[] = [
  {
    name: named("New York", "Nueva York"),
    stateCode: "NY",
    stateName: named("New York", "Nueva York"),
    lat: 40.7128,
    lng: -74.006,
    timeZone: "America/New_York",
    districts: [district("SoHo", "10012"), district("Upper East Side", "10021"), district("Williamsburg", "11211")],
  },
  {
    name: named("Los Angeles", "Los Ángeles"),
    stateCode: "CA",
    stateName: named("California"),
    lat: 34.0522,
    lng: -118.2437,
    timeZone: "America/Los_Angeles",
    districts: [district("Downtown", "90014"), district("Silver Lake", "90026"), district("Venice", "90291")],
  },
  {
    name: named("Chicago"),
    stateCode: "IL",
    stateName: named("Illinois"),
    lat: 41.8781,
    lng: -87.6298,
    timeZone: "America/Chicago",
    districts: [district("The Loop", "60602"), district("Wicker Park", "60622"), district("Lincoln Park", "60614")],
  },
  {
    name: named("Houston"),
    stateCode: "TX",
    stateName: named("Texas"),
    lat: 29.7604,
    lng: -95.3698,
    timeZone: "America/Chicago",
    districts: [district("Downtown", "77002"), district("Montrose", "77006"), district("The Heights", "77008")],
  },
  {
    name: named("San Francisco"),
    stateCode: "CA",
    stateName: named("California"),
    lat: 37.7749,
    lng: -122.4194,
    timeZone: "America/Los_Angeles",
    districts: [district("Union Square", "94108"), district("Mission", "94110"), district("Marina", "94123")],
  },
  {
    name: named("Seattle"),
    stateCode: "WA",
    stateName: named("Washington"),
    lat: 47.6062,
    lng: -122.3321,
    timeZone: "America/Los_Angeles",
    districts: [district("Downtown", "98101"), district("Capitol Hill", "98102"), district("Ballard", "98107")],
  },
  {
    name: named("Miami"),
    stateCode: "FL",
    stateName: named("Florida"),
    lat: 25.7617,
    lng: -80.1918,
    timeZone: "America/New_York",
    districts: [district("Brickell", "33131"), district("Wynwood", "33127"), district("Coconut Grove", "33133")],
  },
  {
    name: named("Boston"),
    stateCode: "MA",
    stateName: named("Massachusetts"),
    lat: 42.3601,
    lng: -71.0589,
    timeZone: "America/New_York",
    districts: [district("Back Bay", "02116"), district("Beacon Hill", "02108"), district("South End", "02118")],
  },
]
