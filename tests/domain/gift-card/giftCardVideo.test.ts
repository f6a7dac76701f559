import { describe, expect, it } from "vitest"
import { validateGiftCardVideo } from "../../../domain/gift-card/validateGiftCardVideo.ts"
import { videoMediaType } from "../../../domain/gift-card/videoMediaType.ts"

const LIMITS = { maximumBytes: 1000, mediaTypes: ["video/mp4", "video/webm"] }

describe("the video of a gift card", () => {
  it("is valid within the size and the types that the store accepts", () => {
    for (const video of [
      { size: 1, mediaType: "video/mp4" },
      { size: 1000, mediaType: "video/webm" },
    ])
      expect([video, validateGiftCardVideo(LIMITS, video)]).toEqual([video, undefined])
  })

  it("is absent when empty, and refused for its type before its size", () => {
    expect(validateGiftCardVideo(LIMITS, { size: 0, mediaType: "video/mp4" })).toBe("required")
    expect(validateGiftCardVideo(LIMITS, { size: 1001, mediaType: "video/mp4" })).toBe("tooLarge")
    expect(validateGiftCardVideo(LIMITS, { size: 1001, mediaType: "image/png" })).toBe("kind")
    expect(validateGiftCardVideo(LIMITS, { size: 1, mediaType: "" })).toBe("kind")
  })
})

describe("the type of a video", () => {
  it("is its own without parameters, else that of the file name", () => {
    const kinds = [
      ["a.mov", "video/mp4; codecs=avc1"],
      ["a.MOV", ""],
      ["a.m4v", ""],
      ["b.webm", ""],
      ["mp4", ""],
      ["c.avi", ""],
      ["c.avi", "VIDEO/X-MSVIDEO"],
    ] as const
    expect(kinds.map(([name, declared]) => videoMediaType(name, declared))).toEqual([
      "video/mp4",
      "video/quicktime",
      "video/mp4",
      "video/webm",
      "",
      "",
      "video/x-msvideo",
    ])
  })
})
