import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { drawGarment, GARMENT_VIEWS } from "../../../contracts/sandbox/world/imagery/drawGarment.ts"
import { heightOf, IMAGE_FORMATS } from "../../../contracts/sandbox/world/imagery/imageAddress.ts"
import { groundOf, placeholder } from "../../../contracts/sandbox/world/imagery/placeholder.ts"
import { lookView } from "../../../contracts/sandbox/world/imagery/lookView.ts"
import { imageRenderer, rasterize, renderImage } from "../../../contracts/sandbox/world/imagery/renderImage.ts"
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

  it("is drawn once for all smaller sizes and formats, also at the same time, and again for a larger one", async () => {
    const drawnWidths: number[] = []
    const render = imageRenderer((svg, width) => {
      drawnWidths.push(width)
      return rasterize(svg, width)
    })
    const drawing = drawGarment(aDrawing(), CLOTH, "front")
    const sizes = [
      { width: 320, format: "avif" },
      { width: 640, format: "webp" },
      { width: 160, format: "jpeg" },
    ] as const
    const pictures = await Promise.all(sizes.map((size) => render(drawing, size)))
    const widths = await Promise.all(pictures.map(async (bytes) => (await sharp(bytes).metadata()).width))
    expect([widths, drawnWidths]).toEqual([[320, 640, 160], [640]])
    await render(drawing, { width: 960, format: "avif" })
    await render(drawing, { width: 480, format: "avif" })
    await render(drawGarment(aDrawing({ garment: "coat" }), CLOTH, "front"), { width: 480, format: "avif" })
    expect(drawnWidths).toEqual([640, 1280, 640])
  })

  it("is drawn again after a failure", async () => {
    let failures = 1
    const render = imageRenderer((svg, width) =>
      failures-- > 0 ? Promise.reject(new Error("no memory")) : rasterize(svg, width),
    )
    const drawing = drawGarment(aDrawing(), CLOTH, "front")
    await expect(render(drawing, { width: 160, format: "webp" })).rejects.toThrow("no memory")
    expect((await render(drawing, { width: 160, format: "webp" })).length).toBeGreaterThan(100)
  })

  it.each([
    ["a garment", drawGarment(aDrawing(), CLOTH, "front")],
    [
      "a look of several garments",
      lookView(
        (["dress", "coat", "bag"] as const).map((garment) => ({ drawing: aDrawing({ garment }), colour: CLOTH })),
        "flat",
      ),
    ],
  ])("looks like the same drawing of %s with its wide shadows blurred at full size", async (_, drawing) => {
    const [fast, full] = await Promise.all([
      rasterize(drawing, 640),
      rasterize(drawing.replaceAll(/<!--.?soft-->/g, ""), 640),
    ])
    const differences = fast.pixels.map((value, index) => Math.abs(value - (full.pixels[index] ?? 0)))
    expect(differences.reduce((most, difference) => Math.max(most, difference), 0)).toBeLessThan(16)
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
