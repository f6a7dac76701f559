import { fontSlices } from "../platform/files/fontSlices.ts"
import { openFont } from "../platform/files/openFont.ts"

/** One stroke of a letter: its kind, and pairs of x and y in units of the font, y upwards. */
export interface OutlineStep {
  readonly command: string
  readonly args: readonly number[]
}

export interface GlyphOutline {
  readonly steps: readonly OutlineStep[]
  /** Left edge of the bounding box: a J extends below the baseline. */
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

interface OpenedFont {
  readonly glyphsForString: (text: string) => readonly {
    readonly path: {
      readonly commands: readonly OutlineStep[]
      readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number }
    }
  }[]
}

const isOpened = (font: object | undefined): font is OpenedFont => font !== undefined && "glyphsForString" in font

const boldFont = (): OpenedFont => {
  const bold = fontSlices(700).at(0x41)
  const opened = bold === undefined ? undefined : openFont(bold.path)
  if (!isOpened(opened)) throw new Error("The font of the captcha cannot be read.")
  return opened
}

let font: OpenedFont | undefined

/** The outline of a Latin capital. */
export const glyphOutline = (letter: string): GlyphOutline => {
  font ??= boldFont()
  const [glyph] = font.glyphsForString(letter)
  if (glyph === undefined) throw new Error(`The font of the captcha has no ${letter}.`)
  const { commands, bbox } = glyph.path
  return {
    steps: commands,
    left: bbox.minX,
    bottom: bbox.minY,
    width: bbox.maxX - bbox.minX,
    height: bbox.maxY - bbox.minY,
  }
}
