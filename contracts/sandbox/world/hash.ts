/**
 * Returns an unsigned 32-bit hash of its parts: the world's only source of variety, so that the same product looks the
 * same in every process and on every machine.
 */
export const hash = (...parts: readonly (string | number)[]): number => {
  let state = 0x811c9dc5
  for (const part of parts) {
    if (typeof part === "number") {
      state = Math.imul(state ^ part, 0x01000193)
    } else {
      for (let at = 0; at < part.length; at += 1) state = Math.imul(state ^ part.charCodeAt(at), 0x01000193)
    }
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}
