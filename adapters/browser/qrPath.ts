import { drawingSVG, qrcode } from "bwip-js/browser"

/** A QR code as an SVG path. */
export interface QrPath {
  /** Width and height in path units, without the quiet zone. */
  readonly size: number
  readonly path: string
}

/** Returns a text as a QR code. Throws an `Error` when the text is too long. */
export function qrPath(text: string): QrPath {
  const drawn = qrcode({ bcid: "qrcode", text }, drawingSVG())
  const [, size = ""] = /viewBox="0 0 (\d+) \d+"/.exec(drawn) ?? []
  const path = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, data = ""]) => data).join("")
  if (size === "" || path === "") throw new Error("The code could not be drawn.")
  return { size: Number(size), path }
}
