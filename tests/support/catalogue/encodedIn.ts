const known = new Map<string, ReadonlyMap<string, readonly number[]>>()

/**
 * Encodes a text in a code page for which the platform has only a decoder, by trying each byte sequence. Throws for a
 * character that the code page does not have.
 */
export function encodedIn(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const bytesOf = known.get(encoding) ?? everyCharacter(encoding)
  known.set(encoding, bytesOf)
  return new Uint8Array(
    [...text].flatMap((character) => {
      const bytes = character < "\u0080" ? [character.charCodeAt(0)] : bytesOf.get(character)
      if (bytes === undefined) throw new Error(`${encoding} has no "${character}".`)
      return bytes
    }),
  )
}

function everyCharacter(encoding: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  const take = (bytes: readonly number[]) => {
    // As a stream: without it Node.js 20 decodes Windows-1252 as ISO 8859-1.
    const text = new TextDecoder(encoding).decode(new Uint8Array(bytes), { stream: true })
    if ([...text].length === 1 && !text.includes("\ufffd") && !found.has(text)) found.set(text, bytes)
  }
  for (let lead = 0x80; lead <= 0xff; lead += 1) take([lead])
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let breadcrumbs = 0x40; breadcrumbs <= 0xfe; breadcrumbs += 1) take([lead, breadcrumbs])
  return found
}
