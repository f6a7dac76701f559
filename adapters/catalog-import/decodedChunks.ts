import { createReadStream } from "node:fs"
import type { SheetEncoding } from "../../application/catalog/import/CatalogueFile.ts"

/**
 * Returns the text of a file in chunks, without a byte order mark; invalid bytes become U+FFFD. Calls `onBytes` with
 * the number of bytes read.
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
