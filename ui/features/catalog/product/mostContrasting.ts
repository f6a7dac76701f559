/**
 * The thread colour with the highest contrast to a fabric, by brightness; the first if the fabric's colour is unknown.
 */
export function mostContrasting<C extends { readonly hex: string }>(
  background: string | undefined,
  colors: readonly C[],
): C | undefined {
  const backgroundBrightness = brightness(background ?? "")
  if (backgroundBrightness === undefined) return colors[0]
  const distance = ({ hex }: C) => Math.abs((brightness(hex) ?? backgroundBrightness) - backgroundBrightness)
  return colors.reduce<C | undefined>(
    (best, color) => (best === undefined || distance(color) > distance(best) ? color : best),
    undefined,
  )
}

/** Perceived brightness from 0 to 255 (ITU-R BT.601); `undefined` if the value is not `#rrggbb`. */
function brightness(hex: string): number | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (parts === null) return undefined
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
