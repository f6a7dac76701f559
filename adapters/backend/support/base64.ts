/** Bytes that are turned at once: the arguments of a function are bounded. */
const CHUNK = 8_192

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  let text = ""
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  return btoa(text)
}
