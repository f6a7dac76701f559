import { describe, expect, it } from "vitest"
import { smallestImageUrl } from "../../../domain/catalog/ProductImage.ts"

const IMAGE = {
  url: "/media/1/front",
  external: false,
  view: "front",
  width: 1280,
  height: 1600,
  widths: [160, 320],
  formats: ["avif", "webp"],
  alt: "",
}

describe("the smallest rendition of an image", () => {
  it("has the format that every browser shows, and is the image itself without renditions", () => {
    expect(smallestImageUrl(IMAGE)).toBe("/media/1/front-160.webp")
    expect(smallestImageUrl({ ...IMAGE, formats: ["avif"] })).toBe("/media/1/front-160.avif")
    expect(smallestImageUrl({ ...IMAGE, formats: [], widths: [320] })).toBe("/media/1/front-320.webp")
    expect(smallestImageUrl({ ...IMAGE, widths: [] })).toBe("/media/1/front")
    expect(smallestImageUrl({ ...IMAGE, external: true })).toBe("/media/1/front")
  })
})
