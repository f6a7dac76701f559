import type * as Effect from "effect/Effect"
import type { AppPorts } from "../../../../application/appPorts.ts"

/** One call of every gateway method of the area, by the operation it makes. */
export const orderCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {}
