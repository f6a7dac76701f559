/** Bytes per chunk: a function call takes a limited number of arguments. */
const CHUNK = 8_192

export function base64(bytes: Uint8Array): string {
  let text = ""
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  return btoa(text)
}
