import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { code128Png, qrPng, qrSvg } from "../../../contracts/sandbox/platform/files/codeImages.ts"
import { readCodes } from "../../support/sandbox/readCodes.ts"

describe("codes as pictures", () => {
  it.each(["700000000001", "https://shop.example/10000034/order/7?x=1&y=2", "請求書 فاتورة", "é".repeat(400)])(
    "a QR code of %s can be scanned",
    async (text) => {
      expect(await readCodes(await qrPng(text))).toEqual([{ format: "QRCode", text }])
    },
  )

  it("the SVG has the same content", async () => {
    const drawn = await sharp(Buffer.from(await qrSvg("700000000001")))
      .png()
      .toBuffer()
    expect(await readCodes(drawn)).toEqual([{ format: "QRCode", text: "700000000001" }])
  })

  it("a bar code contains an order's number", async () => {
    expect(await readCodes(await code128Png("700000000001"))).toEqual([{ format: "Code128", text: "700000000001" }])
  })
})
