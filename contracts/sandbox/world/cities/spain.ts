import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Europe/Madrid"
const named = (es: string, ca = es, en = es): Localized => ({ es, ca, en })
const district = (name: string, zipCode: string): WorldDistrict => ({ name: named(name), zipCode })

export const spain: readonly WorldCity[] = [
  {
    name: named("Madrid"),
    stateCode: "M",
    stateName: named("Madrid"),
    lat: 40.4168,
    lng: -3.7038,
    timeZone,
    districts: [district("Centro", "28013"), district("Salamanca", "28001"), district("Chamberí", "28010")],
  },
  {
    name: named("Barcelona"),
    stateCode: "B",
    stateName: named("Barcelona"),
    lat: 41.3874,
    lng: 2.1686,
    timeZone,
    districts: [district("Eixample", "08007"), district("Gràcia", "08012"), district("Ciutat Vella", "08002")],
  },
  {
    name: named("Valencia", "València"),
    stateCode: "V",
    stateName: named("Valencia", "València"),
    lat: 39.4699,
    lng: -0.3763,
    timeZone,
    districts: [district("Ciutat Vella", "46002"), district("L'Eixample", "46004"), district("Russafa", "46006")],
  },
  {
    name: named("Sevilla", "Sevilla", "Seville"),
    stateCode: "SE",
    stateName: named("Sevilla", "Sevilla", "Seville"),
    lat: 37.3891,
    lng: -5.9845,
    timeZone,
    districts: [district("Casco Antiguo", "41004"), district("Triana", "41010"), district("Nervión", "41018")],
  },
  {
    name: named("Zaragoza", "Saragossa"),
    stateCode: "Z",
    stateName: named("Zaragoza", "Saragossa"),
    lat: 41.6488,
    lng: -0.8891,
    timeZone,
    districts: [district("Centro", "50004"), district("Delicias", "50017"), district("Casco Histórico", "50003")],
  },
  {
    name: named("Málaga", "Màlaga"),
    stateCode: "MA",
    stateName: named("Málaga", "Màlaga"),
    lat: 36.7213,
    lng: -4.4214,
    timeZone,
    districts: [district("Centro", "29015"), district("Este", "29017"), district("Carretera de Cádiz", "29004")],
  },
  {
    name: named("Bilbao"),
    stateCode: "BI",
    stateName: named("Bizkaia", "Biscaia"),
    lat: 43.263,
    lng: -2.935,
    timeZone,
    districts: [district("Abando", "48009"), district("Casco Viejo", "48005"), district("Deusto", "48014")],
  },
  {
    name: named("A Coruña", "la Corunya"),
    stateCode: "C",
    stateName: named("A Coruña", "la Corunya"),
    lat: 43.3623,
    lng: -8.4115,
    timeZone,
    districts: [district("Ensanche", "15004"), district("Ciudad Vieja", "15001"), district("Riazor", "15011")],
  },
  {
    name: named("Las Palmas de Gran Canaria"),
    stateCode: "GC",
    stateName: named("Las Palmas"),
    lat: 28.1235,
    lng: -15.4363,
    timeZone: "Atlantic/Canary",
    districts: [district("Triana", "35002"), district("Vegueta", "35001"), district("Santa Catalina", "35007")],
  },
  {
    name: named("Santa Cruz de Tenerife"),
    stateCode: "TF",
    stateName: named("Santa Cruz de Tenerife"),
    lat: 28.4636,
    lng: -16.2518,
    timeZone: "Atlantic/Canary",
    districts: [district("Centro", "38002"), district("El Toscal", "38001")],
  },
]
