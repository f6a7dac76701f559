import { drawingSVG, qrcode } from "bwip-js/browser"

/** A QR code as the path of a drawing. */
export interface QrPath {
  /** Width and height of the drawing, in units of the path; the quiet border is not in it. */
  readonly size: number
  readonly path: string
}

/** Draws a text as a QR code. Fails with an `Error` for a text that is too long for one. */
export function qrPath(text: string): QrPath {
  const drawn = qrcode({ bcid: "qrcode", text }, drawingSVG())
  const [, size = ""] = /viewBox="0 0 (\d+) \d+"/.exec(drawn) ?? []
  const path = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, data = ""]) => data).join("")
  if (size === "" || path === "") throw new Error("The code could not be drawn.")
  return { size: Number(size), path }
}
