import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { webLocksLock } from "../../adapters/browser/WebLocksLock.ts"
import { memoryLock } from "../../adapters/memory/MemoryLock.ts"
import { queueingLocks } from "../support/backend/queueingLocks.ts"

/** Yields to every other fiber that is ready. */
const pause = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

const withLocks = () => webLocksLock(memoryLock(), queueingLocks())

describe.each([
  ["memory", () => memoryLock()],
  ["Web Locks", withLocks],
  ["a browser without Web Locks", () => webLocksLock(memoryLock(), undefined)],
])("a lock over %s", (_, make) => {
  it("has one holder at a time per name", async () => {
    const lock = make()
    let inside = 0
    let most = 0
    const visit = Effect.gen(function* () {
      inside += 1
      most = Math.max(most, inside)
      yield* pause
      inside -= 1
    })
    await Effect.runPromise(
      Effect.all(
        Array.from({ length: 20 }, () => lock.withLock("identity")(visit)),
        { concurrency: "unbounded" },
      ),
    )
    expect(most).toBe(1)
    await Effect.runPromise(
      Effect.all(
        ["a", "b"].map((name) => lock.withLock(name)(visit)),
        { concurrency: "unbounded" },
      ),
    )
    expect(most).toBe(2)
  })

  it("F3 is released when its holder fails, dies or is interrupted", async () => {
    const lock = make()
    const hold = lock.withLock("identity")
    expect(await Effect.runPromise(Effect.flip(hold(Effect.fail("no"))))).toBe("no")
    expect(Exit.isFailure(await Effect.runPromiseExit(hold(Effect.die("bug"))))).toBe(true)
    const program = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(hold(Effect.never))
      yield* pause
      yield* Fiber.interrupt(fiber)
      return yield* hold(Effect.succeed("mine"))
    })
    expect(await Effect.runPromise(program)).toBe("mine")
  })

  it("does not wait for a caller that was interrupted", async () => {
    const hold = make().withLock("identity")
    const program = Effect.gen(function* () {
      const holder = yield* Effect.forkChild(hold(Effect.never))
      yield* pause
      const waiter = yield* Effect.forkChild(hold(Effect.die("this one had gone")))
      yield* pause
      yield* Fiber.interrupt(waiter)
      const next = yield* Effect.forkChild(hold(Effect.succeed("next")))
      yield* pause
      yield* Fiber.interrupt(holder)
      return yield* Fiber.join(next)
    })
    expect(await Effect.runPromise(program)).toBe("next")
  })
})
