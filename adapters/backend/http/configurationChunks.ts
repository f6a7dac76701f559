import { CONFIGURATION_CHUNK_LENGTH } from "../../../application/shared/constants.ts"
import { toWellFormed } from "../../../domain/shared/toWellFormed.ts"

/** `variables=` before each name and the `&` between two. */
const NAME_OVERHEAD = "variables=&".length

/**
 * Splits the names into groups whose encoded query has at most 1,800 characters (S7.8; F48).
 *
 * Each name is in exactly one group. Duplicates are dropped, and so are names too long for any call.
 */
export function configurationChunks(variables: readonly string[]): readonly (readonly string[])[] {
  const chunks: string[][] = []
  let room = 0
  for (const variable of new Set(variables.map(toWellFormed))) {
    const length = new URLSearchParams([["", variable]]).toString().length - 1 + NAME_OVERHEAD
    if (variable === "" || length > CONFIGURATION_CHUNK_LENGTH) continue
    const last = chunks.at(-1)
    if (last === undefined || length > room) {
      chunks.push([variable])
      room = CONFIGURATION_CHUNK_LENGTH - length
    } else {
      last.push(variable)
      room -= length
    }
  }
  return chunks
}
