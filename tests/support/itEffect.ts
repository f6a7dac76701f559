import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { it } from "vitest"

/**
 * A test that is an Effect program. The clock stands still until the test moves it (`TestClock.adjust`); a failure
 * fails the test.
 */
export function itEffect<E>(sentence: string, program: () => Effect.Effect<void, E>): void {
  it(sentence, () => Effect.runPromise(Effect.provide(program(), TestClock.layer())))
}
