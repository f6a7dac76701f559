import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { drawGarment, GARMENT_VIEWS } from "../../../contracts/sandbox/world/imagery/drawGarment.ts"
import { heightOf, IMAGE_FORMATS } from "../../../contracts/sandbox/world/imagery/imageAddress.ts"
import { groundOf, placeholder } from "../../../contracts/sandbox/world/imagery/placeholder.ts"
import { renderImage } from "../../../contracts/sandbox/world/imagery/renderImage.ts"
import { aDrawing, CLOTH, GARMENTS } from "./drawings.ts"

describe("a rendered picture", () => {
  it.each(IMAGE_FORMATS)("is a valid %s of exactly the requested size", async (format) => {
    const bytes = await renderImage(drawGarment(aDrawing(), CLOTH, "front"), { width: 320, format })
    const picture = await sharp(bytes).metadata()
    expect({ format: picture.format, width: picture.width, height: picture.height }).toEqual({
      format: format === "avif" ? "heif" : format,
      width: 320,
      height: heightOf("front", 320),
    })
  })

  it("keeps the wide format of an editorial picture", async () => {
    const { width, height } = await sharp(
      await renderImage(drawGarment(aDrawing(), CLOTH, "editorial"), { width: 640, format: "webp" }),
    ).metadata()
    expect({ width, height }).toEqual({ width: 640, height: heightOf("editorial", 640) })
  })

  it("has at most 20 kB as a 400 pixel AVIF, for every garment", async () => {
    for (const garment of GARMENTS) {
      const { length } = await renderImage(drawGarment(aDrawing({ garment }), CLOTH, "front"), {
        width: 400,
        format: "avif",
      })
      expect({ garment, small: length <= 20_000 }).toEqual({ garment, small: true })
    }
  })

  it("renders the drawings of this folder only", async () => {
    await expect(renderImage("<html>", { width: 160, format: "webp" })).rejects.toThrow(TypeError)
  })

  it.each(GARMENT_VIEWS)("has a placeholder of at most 400 characters in its %s view", async (view) => {
    const uri = await placeholder(drawGarment(aDrawing({ fabric: "check" }), CLOTH, view))
    expect(uri.length).toBeLessThanOrEqual(400)
    expect(uri).toMatch(/^data:image\/(webp;base64|svg\+xml),/)
  })

  it("has the colour of its paper", () => {
    expect(groundOf(drawGarment(aDrawing(), CLOTH, "front"))).toMatch(/^#[0-9a-f]{6}$/)
  })
})
