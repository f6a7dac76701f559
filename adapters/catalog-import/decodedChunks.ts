import { createReadStream } from "node:fs"
import type { SheetEncoding } from "../../application/catalog/CatalogueFile.ts"

/**
 * The text of a file piece by piece, without a mark at its beginning; wrong bytes are U+FFFD. `onBytes` is told what
 * was read.
 */
export async function* decodedChunks(
  file: string,
  encoding: SheetEncoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(file)) {
    if (!(chunk instanceof Uint8Array)) continue
    onBytes(chunk.byteLength)
    const text = decoder.decode(chunk, { stream: true })
    if (text !== "") yield text
  }
  const rest = decoder.decode()
  if (rest !== "") yield rest
}
