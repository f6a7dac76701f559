import * as Effect from "effect/Effect"
import type { IdGenerator } from "../../application/platform/IdGenerator.ts"

/** Sequential UUIDs, the same in every run: 00000000-0000-4000-8000-000000000001 and so on. */
export function countingIds(): IdGenerator["Service"] {
  let created = 0
  return {
    uuid: Effect.sync(() => {
      created += 1
      return `00000000-0000-4000-8000-${created.toString(16).padStart(12, "0")}`
    }),
  }
}
