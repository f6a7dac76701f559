/** Body over the size limit. Thrown only inside the adapter. */
export class BodyTooLarge extends Error {}

/** Reads a body of at most `maxBytes`. Cancels a longer one and throws `BodyTooLarge`. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new BodyTooLarge()
    }
    chunks.push(part.value)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
