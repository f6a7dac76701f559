import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import sharp from "sharp"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm")

/** Every code that a scanner finds in an image. */
export const readCodes = async (
  picture: Uint8Array,
): Promise<readonly { readonly format: string; readonly text: string }[]> => {
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(await readFile(wasm)).buffer },
    fireImmediately: true,
  })
  const { data, info } = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = await readBarcodes({
    data: Uint8ClampedArray.from(data),
    width: info.width,
    height: info.height,
    colorSpace: "srgb",
  })
  return found.map(({ format, text }) => ({ format, text }))
}
