import { describe, expect, it } from "vitest"
import { imageSize } from "../../../domain/chat/imageSize.ts"
import { offerLevel, replyLevel } from "../../../domain/chat/serviceLevel.ts"

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)))

describe("the size of a picture", () => {
  it("F136 is read from the header, before 30,000 × 30,000 pixels are decoded", () => {
    const size = { width: 30_000, height: 30_000 }
    const png = bytes([0x89], "PNG\r\n", [0x1a, 0x0a, 0, 0, 0, 13], "IHDR", [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0x75, 0x30, 0x75, 0x30, 3, 0])
    const webp = (format: string, rest: readonly number[]) => bytes("RIFF", [0, 0, 0, 0], "WEBP", format, rest)
    const vp8x = webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x2f, 0x75, 0, 0x2f, 0x75, 0])
    expect([png, jpeg, vp8x].map(imageSize)).toEqual([size, size, size])
    const lossy = webp("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0])
    expect(imageSize(lossy)).toEqual({ width: 320, height: 240 })
    const lossless = webp("VP8L", [0, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0, 0, 0, 0, 0, 0])
    expect(imageSize(lossless)).toEqual({ width: 320, height: 240 })
  })

  it("F136 is unknown for other files and headers that end early", () => {
    const frame = [0xff, 0xc2, 0, 11, 8, 0x75, 0x30, 0x75, 0x30, 3, 0]
    for (const file of [
      bytes("<svg/>"),
      bytes("ab", frame),
      bytes([0x89], "PNG\r\n", [0x1a, 0x0a]),
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]),
      bytes("RIFF"),
      bytes(),
    ])
      expect(imageSize(file)).toBeUndefined()
  })
})

describe("a waiting customer", () => {
  it("is compared with the four limits of the workgroup, and with none where they are missing", () => {
    const group = {
      id: "a",
      name: "A",
      languageId: "-1",
      timeZone: "UTC",
      isDisabled: false,
      week: new Map(),
      slaOfferWarningTime: 30,
      slaOfferExceededTime: 60,
      slaChatWarningTime: 60,
      slaChatExceededTime: 180,
    }
    expect([29, 30, 59, 60].map((seconds) => offerLevel(seconds, group))).toEqual([
      "good",
      "warning",
      "warning",
      "exceeded",
    ])
    expect([59, 60, 179, 180].map((seconds) => replyLevel(seconds, group))).toEqual([
      "good",
      "warning",
      "warning",
      "exceeded",
    ])
    expect(offerLevel(1_000_000, undefined)).toBe("good")
  })
})
