import { createHash, createPrivateKey, createPublicKey, X509Certificate } from "node:crypto"
import { strFromU8, unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { pkpass } from "../../../contracts/sandbox/platform/files/pkpass.ts"
import { selfSignedCertificate } from "../../../contracts/sandbox/platform/files/selfSignedCertificate.ts"

const FROM = Date.UTC(2026, 0, 5, 9)
const DAY_MS = 86_400_000
const CONTENT = {
  serial: "700000000001",
  shop: "Selvedge",
  description: "Order 700000000001",
  code: "700000000001",
  front: [
    ["Order", "700000000001"],
    ["Total", "¥3,995"],
  ],
  back: [["Store", "東京"]],
} as const

describe("a self-signed certificate", () => {
  it("can be parsed by other programs: name, dates, key and signature", async () => {
    const { certificate, privateKey } = await selfSignedCertificate(
      "pass.example",
      FROM,
      FROM + 365 * DAY_MS,
      Uint8Array.of(0x9a, 1, 2),
    )
    const read = new X509Certificate(certificate)
    expect(read.subject).toBe("CN=pass.example")
    expect([new Date(read.validFrom).getTime(), new Date(read.validTo).getTime()]).toEqual([FROM, FROM + 365 * DAY_MS])
    expect(read.checkPrivateKey(createPrivateKey(privateKey))).toBe(true)
    expect(read.verify(createPublicKey(privateKey))).toBe(true)
  })
})

describe("a wallet pass", () => {
  it("contains its texts, its code and pictures, a manifest of their hashes, and a signature of that", async () => {
    const { certificate, privateKey } = await selfSignedCertificate(
      "pass.example",
      FROM,
      FROM + DAY_MS,
      Uint8Array.of(7),
    )
    const files = unzipSync(
      await pkpass(CONTENT, {
        certificate,
        privateKey,
        authority: certificate,
        passType: "pass.example",
        team: "TEAM",
      }),
    )
    const pass: unknown = JSON.parse(strFromU8(files["pass.json"] ?? new Uint8Array()))
    expect(pass).toMatchObject({
      serialNumber: "700000000001",
      passTypeIdentifier: "pass.example",
      teamIdentifier: "TEAM",
      organizationName: "Selvedge",
      generic: {
        primaryFields: [{ label: "Order", value: "700000000001" }],
        secondaryFields: [{ value: "¥3,995" }],
        backFields: [{ value: "東京" }],
      },
    })
    expect(JSON.stringify(pass)).toContain("PKBarcodeFormatQR")
    const { "manifest.json": manifest, signature, ...content } = files
    const sums = Object.fromEntries(
      Object.entries(content).map(([name, bytes]) => [name, createHash("sha1").update(bytes).digest("hex")]),
    )
    expect(JSON.parse(strFromU8(manifest ?? new Uint8Array()))).toEqual(sums)
    expect(Object.keys(content)).toEqual(expect.arrayContaining(["icon.png", "icon@2x.png", "icon@3x.png"]))
    const digest = createHash("sha1")
      .update(manifest ?? new Uint8Array())
      .digest()
      .toString("latin1")
    expect(Buffer.from(signature ?? []).toString("latin1")).toContain(digest)
  })
})
