import type { PassCertificate } from "./passCertificate.ts"

// A wallet pass (application/vnd.apple.pkpass), signed:
//
//   const bytes = await pkpass({ serial: "700000000001", shop: "Selvedge", description: "Order 700000000001",
//     code: "700000000001", front: [["Order", "700000000001"]], back: [["Total", "129.85 €"]] },
//     await passCertificate(services))
//
// See passCertificate.ts for the configuration of a real certificate.

export interface PassContent {
  /** Unique among the passes of the shop. */
  readonly serial: string
  readonly shop: string
  /** Alternative text of the pass for screen readers. */
  readonly description: string
  /** Content of its QR code. */
  readonly code: string
  /** Names and values, the first one large. */
  readonly front: readonly (readonly [label: string, value: string])[]
  readonly back: readonly (readonly [label: string, value: string])[]
}

const ICON = (pixels: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 29 29">` +
      '<rect width="29" height="29" fill="#1f2a37"/>' +
      '<path d="M7 9h15M7 14.5h15M7 20h15" stroke="#fff" stroke-width="2"/></svg>',
  )

const icon = async (pixels: number): Promise<Buffer> => {
  const { default: sharp } = await import("sharp")
  return sharp(ICON(pixels)).png().toBuffer()
}

const fields = (name: string, rows: PassContent["front"]) =>
  rows.map(([label, value], index) => ({ key: `${name}${index}`, label, value }))

/** The pass as a file. The library is loaded with the first pass. */
export const pkpass = async (
  content: PassContent,
  { certificate, privateKey, authority, passType, team }: PassCertificate,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { PKPass } = await import("passkit-generator")
  const [small, medium, large] = await Promise.all([icon(29), icon(58), icon(87)])
  const pass = new PKPass(
    { "icon.png": small, "icon@2x.png": medium, "icon@3x.png": large },
    { wwdr: authority, signerCert: certificate, signerKey: privateKey },
    {
      serialNumber: content.serial,
      organizationName: content.shop,
      description: content.description,
      logoText: content.shop,
      passTypeIdentifier: passType,
      teamIdentifier: team,
      backgroundColor: "rgb(31, 42, 55)",
      foregroundColor: "rgb(255, 255, 255)",
      labelColor: "rgb(200, 205, 215)",
    },
  )
  pass.type = "generic"
  pass.setBarcodes(content.code)
  const [first, ...others] = fields("front", content.front)
  if (first !== undefined) pass.primaryFields.push(first)
  pass.secondaryFields.push(...others)
  pass.backFields.push(...fields("back", content.back))
  return Uint8Array.from(pass.getAsBuffer())
}
