import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"

/**
 * The visitor's consent in the current store.
 *
 * While a group is `unknown`, nothing of it may be stored or sent: keep events in memory, and send or drop them when
 * the decision is known. When it becomes `denied`, drop the queue; the storage of the group, as listed in the registry,
 * is already deleted.
 */
export class ConsentStatus extends Context.Service<
  ConsentStatus,
  {
    /** Reads the choice and the privacy signals anew; never fails. */
    readonly current: Effect.Effect<ConsentDecision>
    /**
     * Calls the listener after each change, made in this tab or another; the result unsubscribes. The listener is not
     * called for the current decision.
     */
    readonly subscribe: (listener: (decision: ConsentDecision) => void) => Effect.Effect<() => void>
  }
>()("ConsentStatus") {}
