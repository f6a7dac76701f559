import * as Schema from "effect/Schema"

/** Bytes as base64 text. Uses platform functions: effect's codec would be part of every page that changes a cart. */
export const BytesWire = Schema.String.pipe(Schema.refine(isBase64))

function isBase64(text: string): text is string {
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
}

export function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** Converts in chunks: a function call takes a limited number of arguments. */
export function fromBytes(bytes: Uint8Array): string {
  const CHUNK_SIZE = 8_192
  let binary = ""
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE))
  return btoa(binary)
}
