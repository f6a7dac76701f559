import * as Effect from "effect/Effect"
import type { IdGenerator } from "../../application/platform/IdGenerator.ts"

/** Version 4 UUIDs from the platform's random generator; `randomUUID` is missing on insecure pages. */
export function cryptoIdGenerator(crypto: Crypto = globalThis.crypto): IdGenerator["Service"] {
  return {
    uuid: Effect.sync(() =>
      typeof crypto.randomUUID === "function"
        ? crypto.randomUUID()
        : uuidOf(crypto.getRandomValues(new Uint8Array(16))),
    ),
  }
}

function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, "0")
  }).join("")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
}
