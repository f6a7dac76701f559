/**
 * Code of both simulated libraries: a view of a map in Web Mercator, drawn as a plain element with its markers as
 * buttons. Positions are `{ lat, lng }`.
 */
export const MAP_GEOMETRY = `
const TILE = 256
const worldX = (lng, zoom) => ((lng + 180) / 360) * TILE * 2 ** zoom
const worldY = (lat, zoom) => {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * TILE * 2 ** zoom
}
const lngAt = (x, zoom) => (x / (TILE * 2 ** zoom)) * 360 - 180
const latAt = (y, zoom) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / (TILE * 2 ** zoom)))) * 180) / Math.PI
const createView = (element) => {
  const view = { lat: 0, lng: 0, zoom: 0, markers: new Set(), listeners: {}, info: undefined }
  const size = () => [element.clientWidth || 640, element.clientHeight || 480]
  const pixel = ({ lat, lng }) => [
    worldX(lng, view.zoom) - worldX(view.lng, view.zoom) + size()[0] / 2,
    worldY(lat, view.zoom) - worldY(view.lat, view.zoom) + size()[1] / 2,
  ]
  element.style.position = "relative"
  element.style.overflow = "hidden"
  element.dataset.simulatedMap = "true"
  const place = (part, at) => {
    const [x, y] = pixel(at)
    part.style.position = "absolute"
    part.style.left = x + "px"
    part.style.top = y + "px"
    part.style.transform = "translate(-50%, -100%)"
  }
  const emit = (name) => [...(view.listeners[name] || [])].forEach((listener) => listener())
  const draw = () => {
    for (const marker of view.markers) place(marker.part, marker.at)
    if (view.info) place(view.info.part, view.info.at)
  }
  let pending
  const moved = () => {
    draw()
    clearTimeout(pending)
    pending = setTimeout(() => ["idle", "moveend", "zoomend"].forEach(emit), 0)
  }
  return Object.assign(view, {
    element,
    emit,
    moved,
    listen: (name, listener) => {
      ;(view.listeners[name] = view.listeners[name] || new Set()).add(listener)
      return { remove: () => view.listeners[name].delete(listener) }
    },
    show: (at, zoom) => {
      Object.assign(view, { lat: at.lat, lng: at.lng, zoom: zoom ?? view.zoom })
      moved()
    },
    bounds: () => {
      const [width, height] = size()
      const [x, y] = [worldX(view.lng, view.zoom), worldY(view.lat, view.zoom)]
      return {
        west: lngAt(x - width / 2, view.zoom),
        east: lngAt(x + width / 2, view.zoom),
        north: latAt(y - height / 2, view.zoom),
        south: latAt(y + height / 2, view.zoom),
      }
    },
    viewport: (points) => {
      const [lats, lngs] = [points.map((one) => one.lat), points.map((one) => one.lng)]
      const [south, north] = [Math.min(...lats), Math.max(...lats)]
      const box = { south, north, west: Math.min(...lngs), east: Math.max(...lngs) }
      const [width, height] = size()
      let zoom = 22
      const fits = () =>
        worldX(box.east, zoom) - worldX(box.west, zoom) <= width &&
        worldY(box.south, zoom) - worldY(box.north, zoom) <= height
      while (zoom > 0 && !fits()) zoom -= 1
      return { center: { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 }, zoom }
    },
    addMarker: (at, title, icon, onPress) => {
      const part = document.createElement("button")
      part.type = "button"
      part.title = title
      part.tabIndex = -1
      part.style.border = part.style.padding = "0"
      part.style.background = "none"
      const image = document.createElement("img")
      image.alt = ""
      part.append(image)
      part.addEventListener("click", onPress)
      element.append(part)
      const marker = { part, at }
      view.markers.add(marker)
      place(part, at)
      const setIcon = ({ url, width, height }) => Object.assign(image, { src: url, width, height })
      setIcon(icon)
      return {
        setIcon,
        remove: () => {
          part.remove()
          view.markers.delete(marker)
        },
      }
    },
    openInfo: (at, content) => {
      view.closeInfo()
      const part = document.createElement("div")
      part.dataset.simulatedInfo = "true"
      part.style.background = "Canvas"
      part.append(content)
      element.append(part)
      view.info = { part, at }
      place(part, at)
    },
    closeInfo: () => {
      view.info?.part.remove()
      view.info = undefined
    },
  })
}
const kilometres = (one, other) => {
  const away = (from, to) => ((to - from) * Math.PI) / 180
  const half = (from, to) => Math.sin(away(from, to) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(half(one.lat, other.lat) +
    Math.cos((one.lat * Math.PI) / 180) * Math.cos((other.lat * Math.PI) / 180) * half(one.lng, other.lng)))
}
const fold = (text) => text.normalize("NFKD").replace(/\\p{Mn}/gu, "").toLowerCase()
const search = (address) =>
  PLACES.filter(({ names, zipCode }) =>
    [...names, zipCode].some((name) => fold(address).includes(fold(name)) || fold(name) === fold(address)))
const around = (at) =>
  PLACES.filter((place) => kilometres(place, at) < 50).sort((one, other) => kilometres(one, at) - kilometres(other, at))
`
