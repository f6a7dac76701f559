/** The markers of maps, in the layout folder: `_on` for the selected place, `_off` for all others. */
const MARKER_PATH = /^\/media\/layout\/maps\/marker_(on|off)\.svg$/

const MARKS = {
  on: { color: "#c1121f", mark: '<path d="m8.5 14 4 4 7-8" fill="none" stroke="#fff" stroke-width="2.5"/>' },
  off: { color: "#191714", mark: '<circle cx="14" cy="14" r="4.5" fill="#fff"/>' },
}

/** Returns the image of a marker; `undefined` for other paths. */
export const markerImage = (path: string): string | undefined => {
  const [, name] = MARKER_PATH.exec(path) ?? []
  if (name !== "on" && name !== "off") return undefined
  const { color, mark } = MARKS[name]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="36" viewBox="0 0 28 36">' +
    `<path d="M14 35C10 28 2 22 2 14a12 12 0 0 1 24 0c0 8-8 14-12 21Z" fill="${color}" stroke="#fff" ` +
    `stroke-width="2"/>${mark}</svg>`
  )
}
