import sharp from "sharp"

const GROUND = /<stop offset="\.5" stop-color="(#[0-9a-f]{6})"\/>/

/** Returns the background colour of a drawing, as the placeholder of an image; `#rrggbb`. */
export const groundOf = (svg: string): string => GROUND.exec(svg)?.[1] ?? "#e9e4da"

/** Returns a picture of a few pixels as a WebP data URI, at most 400 characters, shown until the image is loaded. */
export const placeholder = async (svg: string): Promise<string> => {
  const bytes = await sharp(Buffer.from(svg), { density: 9 })
    .removeAlpha()
    .resize({ width: 10 })
    .blur(0.8)
    .webp({ quality: 30, effort: 4 })
    .toBuffer()
  const uri = `data:image/webp;base64,${bytes.toString("base64")}`
  return uri.length <= 400
    ? uri
    : "data:image/svg+xml," +
        encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="${groundOf(svg)}"/></svg>`,
        )
}
