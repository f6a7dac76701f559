import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import type { RunProgram } from "../../runtime/programRunner.ts"

/** Runs programs that may sign a customer in or out of a store, and notifies other tabs of a change. */
export function withSessionAnnouncement<Ports>(storeId: string, run: RunProgram<Ports>): RunProgram<Ports> {
  return async (program, options) => {
    const before = isRegisteredIn(storeId)
    const result = await run(program, options)
    if (isRegisteredIn(storeId) !== before) announceChange(storeId, "session")
    return result
  }
}
