import { MAP_GEOMETRY } from "./mapGeometry.ts"
import { simulatedPlaces } from "./simulatedPlaces.ts"

/**
 * The script of a simulated global provider: the calls of Google's Maps JavaScript API that the shop and
 * `@googlemaps/js-api-loader` use, over the cities of the demo world. A rejected key calls `gm_authFailure`, as the
 * provider does, after the library is there.
 */
export const globalMapScript = (callback: string, isKeyRejected: boolean): string => `(() => {
"use strict"
const PLACES = ${JSON.stringify(simulatedPlaces())}
${MAP_GEOMETRY}
const maps = ((window.google = window.google || {}).maps = window.google.maps || {})
class LatLng {
  constructor(lat, lng) {
    const at = typeof lat === "object" ? point(lat) : { lat, lng }
    this.lat = () => at.lat
    this.lng = () => at.lng
    this.toJSON = () => ({ ...at })
  }
}
const point = (at) =>
  typeof at.lat === "function" ? { lat: at.lat(), lng: at.lng() } : { lat: Number(at.lat), lng: Number(at.lng) }
class LatLngBounds {
  constructor(southWest, northEast) {
    this.points = [southWest, northEast].filter((at) => at !== undefined).map(point)
  }
  extend(at) {
    this.points.push(point(at))
    return this
  }
  isEmpty() {
    return this.points.length === 0
  }
  toJSON() {
    const [lats, lngs] = [this.points.map(({ lat }) => lat), this.points.map(({ lng }) => lng)]
    return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) }
  }
  getCenter() {
    const { south, north, west, east } = this.toJSON()
    return new LatLng((south + north) / 2, (west + east) / 2)
  }
  contains(at) {
    const [{ lat, lng }, { south, north, west, east }] = [point(at), this.toJSON()]
    return lat >= south && lat <= north && lng >= west && lng <= east
  }
}
class Size {
  constructor(width, height) {
    Object.assign(this, { width, height })
  }
}
class Point {
  constructor(x, y) {
    Object.assign(this, { x, y })
  }
}
class MVCObject {
  constructor() {
    this.listeners = new Map()
  }
  addListener(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) || []), listener])
    return { remove: () => this.listeners.set(name, this.listeners.get(name).filter((one) => one !== listener)) }
  }
  emit(name) {
    for (const listener of this.listeners.get(name) || []) listener({})
  }
}
const event = {
  addListener: (object, name, listener) => object.addListener(name, listener),
  addListenerOnce: (object, name, listener) => {
    const registered = object.addListener(name, (...values) => {
      registered.remove()
      listener(...values)
    })
    return registered
  },
  clearInstanceListeners: (object) => object.listeners.clear(),
  removeListener: (registered) => registered.remove(),
}
class Map_ extends MVCObject {
  constructor(element, options = {}) {
    super()
    this.view = createView(element)
    this.view.listen("idle", () => this.emit("idle"))
    this.setOptions(options)
    this.view.moved()
  }
  setOptions({ center, zoom, maxZoom }) {
    if (maxZoom !== undefined) this.maxZoom = maxZoom ?? undefined
    if (center) this.view.show(point(center), zoom)
    else if (zoom !== undefined) this.setZoom(zoom)
  }
  setCenter(at) {
    this.view.show(point(at))
  }
  setZoom(zoom) {
    this.view.show(this.view, Math.min(zoom, this.maxZoom ?? 22))
  }
  getCenter() {
    return new LatLng(this.view.lat, this.view.lng)
  }
  getZoom() {
    return this.view.zoom
  }
  getBounds() {
    const { south, west, north, east } = this.view.bounds()
    return new LatLngBounds({ lat: south, lng: west }, { lat: north, lng: east })
  }
  getDiv() {
    return this.view.element
  }
  fitBounds(bounds) {
    const { south, west, north, east } = bounds.toJSON ? bounds.toJSON() : bounds
    const { center, zoom } = this.view.viewport([{ lat: south, lng: west }, { lat: north, lng: east }])
    this.view.show(center, Math.min(zoom, this.maxZoom ?? 22))
  }
  panTo(at) {
    this.view.show(point(at))
  }
}
const iconOf = (icon) => {
  const { url = "", scaledSize = {} } = typeof icon === "string" ? { url: icon } : (icon ?? {})
  return { url, width: scaledSize.width ?? 24, height: scaledSize.height ?? 32 }
}
class Marker extends MVCObject {
  constructor(options) {
    super()
    this.options = options
    this.setMap(options.map ?? null)
  }
  setMap(map) {
    this.drawn?.remove()
    this.drawn = map?.view.addMarker(point(this.options.position), this.options.title ?? "", iconOf(this.options.icon),
      () => this.emit("click"))
  }
  setIcon(icon) {
    this.options = { ...this.options, icon }
    this.drawn?.setIcon(iconOf(icon))
  }
  getPosition() {
    return new LatLng(this.options.position)
  }
}
class AdvancedMarkerElement extends Marker {
  set map(map) {
    this.setMap(map)
  }
}
class InfoWindow extends MVCObject {
  constructor(options = {}) {
    super()
    this.options = options
  }
  setOptions(options) {
    this.options = { ...this.options, ...options }
  }
  setContent(content) {
    this.setOptions({ content })
  }
  setPosition(position) {
    this.setOptions({ position })
  }
  open({ map, anchor }) {
    this.map = map
    map.view.openInfo(point(this.options.position ?? anchor.getPosition()), this.options.content ?? "")
  }
  close() {
    this.map?.view.closeInfo()
  }
}
const part = (long_name, short_name, ...types) => ({ long_name, short_name, types })
const resultOf = ({ names: [name], lat, lng, country, stateCode, stateName, zipCode }) => ({
  formatted_address: name + ", " + country,
  geometry: { location: new LatLng(lat, lng) },
  place_id: country + lat,
  types: ["locality"],
  address_components: [
    part(name, name, "locality", "political"),
    part(stateName, stateCode, country === "ES" ? "administrative_area_level_2" : "administrative_area_level_1"),
    part(country, country, "country", "political"),
    part(zipCode, zipCode, "postal_code"),
  ],
})
class Geocoder {
  async geocode({ address, location, componentRestrictions: { country } = {} }, done = () => {}) {
    const found = location === undefined ? search(String(address)) : around(point(location))
    const results = found.filter((place) => country === undefined || place.country === country).map(resultOf)
    done(results, results.length === 0 ? "ZERO_RESULTS" : "OK")
    if (results.length === 0) throw Object.assign(new Error("ZERO_RESULTS"), { code: "ZERO_RESULTS" })
    return { results }
  }
}
class AutocompleteService {
  async getPlacePredictions({ input }) {
    return { predictions: search(input).map(({ names: [description] }) => ({ description, place_id: description })) }
  }
}
const libraries = {
  core: { LatLng, LatLngBounds, MVCObject, Point, Size, event },
  maps: { InfoWindow, Map: Map_ },
  marker: { AdvancedMarkerElement, Marker },
  geocoding: { Geocoder },
  places: { AutocompleteService },
}
Object.assign(maps, libraries.core, libraries.maps, libraries.marker, libraries.geocoding)
maps.importLibrary = async (name) => {
  if (libraries[name] === undefined) throw new Error("There is no library " + name)
  return libraries[name]
}
const callback = ${JSON.stringify(callback)}.split(".").reduce((at, name) => at?.[name], window)
if (typeof callback === "function") callback()
if (${String(isKeyRejected)}) setTimeout(() => window.gm_authFailure?.(), 0)
})()
`
