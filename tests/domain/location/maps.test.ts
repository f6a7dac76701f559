import { describe, expect, it } from "vitest"
import { mapProvider } from "../../../domain/location/mapProvider.ts"
import { markerImageAddress, selectMarker } from "../../../domain/location/markerSelection.ts"
import {
  BEIJING_VIEW,
  CHINA_SEARCH_ZOOM,
  DEFAULT_ZOOM,
  FOUND_ADDRESS_ZOOM,
  MAX_FIT_ZOOM,
  viewAround,
} from "../../../domain/location/mapView.ts"

const parse = (address: string) => new URL(address, "https://shop.example/")
const providerOf = (configuration: Readonly<Record<string, string>>) => mapProvider(configuration, "ES", parse)

describe("the views of a map", () => {
  it("S9: zooms of the provider's default, fitted markers, Chinese searches and found addresses", () => {
    expect([DEFAULT_ZOOM, MAX_FIT_ZOOM, CHINA_SEARCH_ZOOM, FOUND_ADDRESS_ZOOM]).toEqual([5, 17, 18, 15])
    expect(BEIJING_VIEW).toEqual({ center: { latitude: 39.915, longitude: 116.404 }, zoom: 5 })
  })

  it("S9: a found place has zoom 15, and less when the wanted stores are farther, at least 5", () => {
    const center = { latitude: 40.4, longitude: -3.7 }
    expect([0, 500, 20_000, 5_000_000].map((metres) => viewAround(center, metres).zoom)).toEqual([15, 15, 9, 5])
  })
})

describe("the selection of a marker", () => {
  it("S3: selects at most one, which is on, has the info window and is panned to", () => {
    expect(selectMarker(undefined, "2")).toEqual({ images: [{ id: "2", image: "on" }], infoOf: "2", panTo: "2" })
    expect(selectMarker("2", "3")).toEqual({
      images: [
        { id: "2", image: "off" },
        { id: "3", image: "on" },
      ],
      infoOf: "3",
      panTo: "3",
    })
    expect(selectMarker("3", undefined)).toEqual({ images: [{ id: "3", image: "off" }] })
    expect(selectMarker("3", "3")).toEqual({ images: [], infoOf: "3", panTo: "3" })
  })

  it("S7: images are in the layout folder of the static host, named _on or _off", () => {
    expect(markerImageAddress("", "off")).toBe("/layout/maps/marker_off.svg")
    expect(markerImageAddress("https://static.example", "on")).toBe("https://static.example/layout/maps/marker_on.svg")
  })
})

describe("the map provider of a store", () => {
  it("R14: is keyless without a key, whatever the region is", () => {
    for (const region of ["global", "china", ""]) {
      expect(providerOf({ MAPS_REGION: region })).toEqual({ provider: "keyless" })
      expect(providerOf({ MAPS_REGION: region, MAPS_KEY: " " })).toEqual({ provider: "keyless" })
    }
  })

  it("is global or Chinese with a key, with the options of the configuration", () => {
    expect(
      providerOf({ MAPS_REGION: "global", MAPS_KEY: "k", MAPS_LIBRARIES: "places, ", MAPS_VERSION: "3.62" }),
    ).toEqual({ provider: "global", key: "k", region: "ES", version: "3.62", libraries: ["places"] })
    expect(providerOf({ MAPS_REGION: "global", MAPS_KEY: "k" })).toMatchObject({ version: "weekly", libraries: [] })
    expect(providerOf({ MAPS_REGION: "china", MAPS_KEY: "k" })).toEqual({
      provider: "china",
      key: "k",
      script: "https://api.map.baidu.com/api?v=3.0",
      conversion: "https://api.map.baidu.com/geoconv/v1/",
    })
  })

  it("R11: takes a script only from the provider's hosts, and is keyless otherwise", () => {
    const china = { MAPS_REGION: "china", MAPS_KEY: "k" }
    expect(providerOf({ ...china, MAPS_SCRIPT_URL: "https://evil.example/api" })).toEqual({ provider: "keyless" })
    expect(providerOf({ ...china, MAPS_CONVERSION_URL: "https://evil.example/c" })).toEqual({ provider: "keyless" })
    expect(
      providerOf({ ...china, MAPS_SCRIPT_URL: "https://maps.example/api", MAPS_HOSTS: "maps.example" }),
    ).toMatchObject({ provider: "china", script: "https://maps.example/api" })
  })

  it("takes a tile server only with its attribution", () => {
    const MAPS_TILES_URL = "https://tiles.example/{z}/{x}/{y}.png"
    expect(providerOf({ MAPS_TILES_URL })).toEqual({ provider: "keyless" })
    expect(providerOf({ MAPS_TILES_URL, MAPS_TILES_ATTRIBUTION: "© OpenStreetMap" })).toEqual({
      provider: "keyless",
      tiles: { url: MAPS_TILES_URL, attribution: "© OpenStreetMap" },
    })
    expect(providerOf({ MAPS_TILES_URL: "javascript:1", MAPS_TILES_ATTRIBUTION: "a" })).toEqual({ provider: "keyless" })
  })
})
