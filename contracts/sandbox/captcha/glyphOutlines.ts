import { fontSlices } from "../files/fontSlices.ts"
import { openFont } from "../files/openFont.ts"

/** One stroke of a letter: its kind, and pairs of x and y in units of the font, y upwards. */
export interface OutlineStep {
  readonly command: string
  readonly args: readonly number[]
}

export interface GlyphOutline {
  readonly steps: readonly OutlineStep[]
  readonly width: number
  readonly height: number
}

interface OpenedFont {
  readonly glyphsForString: (text: string) => readonly { readonly path: { readonly commands: readonly OutlineStep[]; readonly bbox: { readonly maxX: number; readonly maxY: number } } }[]
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
  return { steps: commands, width: bbox.maxX, height: bbox.maxY }
}
