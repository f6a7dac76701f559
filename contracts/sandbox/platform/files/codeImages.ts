// Images of scannable codes:
//
//   await qrPng("https://shop.example/o/1")   // PNG, any text
//   await qrSvg("…")                          // the same as SVG text
//   await code128Png("700000000001")          // PNG, printable ASCII, the text in digits below the bars
//
//   return { status: 200, file: { mediaType: "image/png", bytes: await qrPng(orderCode) } }

/** Dots per module, and the modules of white margin that scanners need. */
const MODULE_DOTS = 6
const QUIET = 4

const qr = (text: string) => ({
  bcid: "qrcode",
  text,
  scale: MODULE_DOTS,
  padding: QUIET * 2,
  backgroundcolor: "FFFFFF",
  eclevel: "M",
})

/** A QR code as PNG. At most about 2000 bytes of text. The library is loaded with the first code. */
export const qrPng = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { toBuffer } = await import("bwip-js/node")
  return Uint8Array.from(await toBuffer(qr(text)))
}

/** A QR code as the text of an SVG file. */
export const qrSvg = async (text: string): Promise<string> => {
  const { toSVG } = await import("bwip-js/node")
  return toSVG(qr(text))
}

/** A Code 128 bar code as PNG, with its text below. */
export const code128Png = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { toBuffer } = await import("bwip-js/node")
  return Uint8Array.from(
    await toBuffer({
      bcid: "code128",
      text,
      scale: 3,
      height: 14,
      includetext: true,
      textxalign: "center",
      padding: 8,
      backgroundcolor: "FFFFFF",
    }),
  )
}
