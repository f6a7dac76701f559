/** A colour that is not exactly `#rrggbb`; no other text may enter the SVG document. */
export class ColourRefused extends Error {
  override readonly name = "ColourRefused"
  readonly colour: string
  constructor(colour: string) {
    super(`A cloth colour is written #rrggbb; refused ${JSON.stringify(String(colour).slice(0, 24))}.`)
    this.colour = colour
  }
}

/** OKLCH: lightness 0-1, chroma 0-0.4, hue in radians. */
interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** All colours of one drawn garment. All are `#rrggbb`. */
export interface Palette {
  readonly base: string
  readonly light: string
  readonly glint: string
  readonly shade: string
  readonly deep: string
  readonly accent: string
  readonly accentLight: string
  readonly accentShade: string
  readonly lining: string
  readonly thread: string
  readonly ground: string
  readonly groundLight: string
  readonly groundShade: string
  readonly shadow: string
  /** 0 for black fabric, 1 for white: how strong light and shade must be to be visible. */
  readonly lightness: number
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (value: number): number => {
  const v = Math.min(1, Math.max(0, value))
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055
}

const toOklch = (hex: string): Oklch => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (match === null) throw new ColourRefused(hex)
  const [r, g, b] = [match[1], match[2], match[3]].map((pair) => linear(Number.parseInt(pair ?? "0", 16) / 255))
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

const toHex = ({ l, c, h }: Oklch): string => {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels
    .map((value) =>
      Math.round(gamma(value) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Hue of backgrounds and shadows for fabric without a hue of its own: warm paper. */
const PAPER_HUE = 1.4

/**
 * Returns the colours of one colourway. Shadows keep the fabric's hue, backgrounds are that hue on warm paper. Dark
 * fabric is lightened and white fabric darkened a little so that folds are visible on both.
 *
 * @throws ColourRefused when either colour is not exactly `#rrggbb`.
 */
export const paletteOf = (hex: string, accentHex: string): Palette => {
  const cloth = toOklch(hex)
  const accent = toOklch(accentHex)
  const base: Oklch = { ...cloth, l: clamp(cloth.l, 0.235, 0.945) }
  const grey = cloth.c < 0.025
  const hue = grey ? PAPER_HUE : cloth.h
  const tint = grey ? 0.011 : clamp(cloth.c * 0.07, 0.007, 0.013)
  const groundL = cloth.l > 0.86 ? 0.84 : cloth.l > 0.74 ? 0.885 : 0.915
  const tone = (by: number, chroma = 1): string =>
    toHex({ l: clamp(base.l * by, 0.05, 0.99), c: base.c * chroma, h: base.h })
  const lift = (by: number, chroma = 0.9): string =>
    toHex({ l: clamp(base.l + by, 0, 0.985), c: base.c * chroma, h: base.h })
  const second = (l: number): string => toHex({ ...accent, l: clamp(accent.l + l, 0.15, 0.97) })
  return {
    base: toHex(base),
    light: lift(0.07 + (1 - base.l) * 0.1),
    glint: lift(0.16 + (1 - base.l) * 0.2, 0.6),
    shade: tone(base.l > 0.8 ? 0.8 : 0.66, base.l > 0.85 ? 1.25 : 1.02),
    deep: tone(base.l > 0.8 ? 0.56 : 0.4, 0.95),
    accent: second(0),
    accentLight: second(0.1),
    accentShade: second(-0.14),
    lining: tone(base.l > 0.8 ? 0.8 : 0.62, 0.7),
    thread: base.l > 0.55 ? tone(0.8) : lift(0.2),
    ground: toHex({ l: groundL, c: tint, h: hue }),
    groundLight: toHex({ l: Math.min(0.975, groundL + 0.045), c: tint * 0.7, h: hue }),
    groundShade: toHex({ l: groundL - 0.085, c: tint * 1.25, h: hue }),
    shadow: toHex({ l: 0.3, c: clamp(tint * 1.6, 0.02, 0.05), h: hue }),
    lightness: base.l,
  }
}
