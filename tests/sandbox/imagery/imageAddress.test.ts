import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { GARMENT_VIEWS } from "../../../contracts/sandbox/world/imagery/drawGarment.ts"
import {
  heightOf,
  IMAGE_FORMATS,
  imageAddress,
  parseImageAddress,
  widthsOf,
} from "../../../contracts/sandbox/world/imagery/imageAddress.ts"

const digits = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${minLength},${maxLength}}$`))

const anyAddress = fc.constantFrom(...GARMENT_VIEWS).chain((view) =>
  fc.record({
    productId: digits(1, 12),
    colourId: digits(3, 3),
    view: fc.constant(view),
    width: fc.constantFrom(...widthsOf(view)),
    format: fc.constantFrom(...IMAGE_FORMATS),
  }),
)

describe("the address of a picture", () => {
  it("is parsed as it was built", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parseImageAddress(imageAddress(address))).toEqual(address)
      }),
    )
  })

  it("is valid only when it could have been built here", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          anyAddress.map((address) => `${imageAddress(address)}x`),
        ),
        (path) => {
          const parsed = parseImageAddress(path)
          expect(parsed === undefined ? path : imageAddress(parsed)).toBe(path)
        },
      ),
    )
  })

  it.each([
    "/media/1/001/front-641.avif",
    "/media/1/001/front-1920.avif",
    "/media/1/001/editorial-320.avif",
    "/media/1/001/side-640.avif",
    "/media/1/001/front-640.gif",
    "/media/../../etc/front-640.avif",
    "/media/1/1/front-640.avif",
    "/media/1/001/front-640.avif/",
    "/media/1/001/front-0640.avif",
    "/media/1/001/front-640.avif\n",
  ])("is unknown for %j", (path) => {
    expect(parseImageAddress(path)).toBeUndefined()
  })

  it("has a whole number of pixels for its height at every width", () => {
    for (const view of GARMENT_VIEWS)
      for (const width of widthsOf(view)) expect(Number.isInteger(heightOf(view, width))).toBe(true)
  })
})
