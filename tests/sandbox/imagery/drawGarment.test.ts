import fc from "fast-check"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { drawGarment, GARMENT_VIEWS } from "../../../contracts/sandbox/world/imagery/drawGarment.ts"
import { ColourRefused } from "../../../contracts/sandbox/world/imagery/Palette.ts"
import { aDrawing, CLOTH, GARMENTS } from "./drawings.ts"

/** Random drawings that are checked; a tenth of them is rendered too. */
const DRAWINGS = Number(process.env["DRAWINGS"] ?? 50)

const anyDrawing = fc.record({
  garment: fc.constantFrom(...GARMENTS),
  collar: fc.constantFrom("none", "crew", "v", "polo", "shirt", "turtle", "hood", "lapel", "boat", "halter"),
  sleeve: fc.constantFrom("none", "cap", "short", "three-quarter", "long", "balloon"),
  length: fc.constantFrom("cropped", "short", "regular", "midi", "long"),
  fit: fc.constantFrom("slim", "regular", "relaxed", "oversize", "a-line", "wide"),
  fabric: fc.constantFrom(
    "plain",
    "twill",
    "denim",
    "rib",
    "cable",
    "jersey",
    "herringbone",
    "check",
    "stripe",
    "floral",
    "leather",
    "linen",
    "seersucker",
    "tweed",
    "satin",
    "canvas",
  ),
  closure: fc.constantFrom("none", "buttons", "zip", "double-breasted", "tie"),
  pocket: fc.constantFrom("none", "chest", "patch", "welt"),
  seed: fc.integer(),
} as const)

const darkHex = fc.integer({ min: 0, max: 0x3f }).map((value) => `#${value.toString(16).padStart(2, "0").repeat(3)}`)
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`)

/** Share of the picture that is dark cloth and not light paper, 0 to 1. */
const clothShare = async (svg: string): Promise<number> => {
  const pixels = await sharp(Buffer.from(svg), { density: 14 }).removeAlpha().greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 140).length / pixels.length
}

describe("the drawn catalogue", () => {
  it.each(GARMENTS.flatMap((garment) => GARMENT_VIEWS.map((view) => ({ garment, view }))))(
    "shows a $garment in its $view view",
    async ({ garment, view }) => {
      const svg = drawGarment(aDrawing({ garment }), CLOTH, view)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect({ width, height }).toEqual(
        view === "editorial" ? { width: 1600, height: 1000 } : { width: 800, height: 1000 },
      )
      expect(await clothShare(svg)).toBeGreaterThan(0.1)
    },
  )

  it("draws any combination of cut, cloth, colour and seed as a complete document", () => {
    fc.assert(
      fc.property(anyDrawing, anyHex, anyHex, fc.constantFrom(...GARMENT_VIEWS), (drawing, hex, accentHex, view) => {
        const svg = drawGarment(drawing, { hex, accentHex }, view)
        expect(svg).toMatch(/^<svg .*<\/svg>$/s)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
        expect(new Set(ids).size).toBe(ids.length)
        const asked = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1])
        expect(asked.filter((id) => !ids.includes(id))).toEqual([])
        // The rasterizer composes a shape with `opacity` on a layer of its own, as it must one with a filter.
        const layered = [...svg.matchAll(/<(?!g )\w+[^>]* opacity="[^>]*>/g)].map(([shape]) => shape)
        expect(layered.filter((shape) => !shape.includes(" filter="))).toEqual([])
      }),
      { numRuns: DRAWINGS },
    )
  })

  it("renders unusual combinations without an error", async () => {
    await fc.assert(
      fc.asyncProperty(anyDrawing, darkHex, fc.constantFrom(...GARMENT_VIEWS), async (drawing, hex, view) => {
        expect(await clothShare(drawGarment(drawing, { hex, accentHex: hex }, view))).toBeGreaterThan(0.02)
      }),
      { numRuns: Math.ceil(DRAWINGS / 10) },
    )
  })

  it("draws the same garment identically, and differently for another seed", () => {
    const draw = (seed: number): string => drawGarment(aDrawing({ seed }), CLOTH, "front")
    expect(draw(8)).toBe(draw(8))
    expect(draw(8)).not.toBe(draw(9))
  })

  it("distinguishes front from back and one cloth from another", () => {
    const pictures = [
      drawGarment(aDrawing(), CLOTH, "front"),
      drawGarment(aDrawing(), CLOTH, "back"),
      drawGarment(aDrawing({ fabric: "herringbone" }), CLOTH, "front"),
      drawGarment(aDrawing(), { ...CLOTH, hex: "#803020" }, "front"),
    ]
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it.each(["", "red", "#fff", "#12345g", "#1234567", '#123456"/><script>', "url(#x)", " #123456", "#123456\n"])(
    "refuses %j as a colour of cloth or yarn",
    (hostile) => {
      for (const view of GARMENT_VIEWS) {
        expect(() => drawGarment(aDrawing(), { hex: hostile, accentHex: "#ffffff" }, view)).toThrow(ColourRefused)
        expect(() => drawGarment(aDrawing(), { hex: "#ffffff", accentHex: hostile }, view)).toThrow(ColourRefused)
      }
    },
  )
})
