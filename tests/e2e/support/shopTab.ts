import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { browserSendPolicy } from "../../../adapters/composition/browserSendPolicy.ts"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { closeSession } from "../../../application/session/closeSession.ts"
import { PAGE_BLOCK_ID, readPageBlock } from "../../../ui/app/PageBlock.ts"

/** Results of concurrent calls. */
export interface TabCalls {
  readonly answered: number
  /** Distinct errors of the failed calls. */
  readonly refused: readonly string[]
}

/** The shop's own core in a tab of a real browser, for a test to call it as many pages at once would. */
export interface ShopTab {
  /** Reads the cart's count with this many concurrent calls; each wait lasts `slowness` times as long. */
  readonly read: (times: number, slowness: number) => Promise<TabCalls>
  /** Number of items in the cart at the shop. */
  readonly units: () => Promise<number>
  readonly logout: () => Promise<void>
}

declare global {
  interface Window {
    readonly shopTab: (configuration?: Readonly<Record<string, string>>) => ShopTab
  }
}

/** Multiplies each wait: a timeout of ten seconds becomes one of a minute on a busy machine. */
const waiting = <A, E, R>(times: number, effect: Effect.Effect<A, E, R>) =>
  Clock.clockWith((clock) =>
    Effect.provideService(effect, Clock.Clock, {
      currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe(),
      currentTimeMillis: clock.currentTimeMillis,
      currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
      currentTimeNanos: clock.currentTimeNanos,
      monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
      monotonicTimeNanos: clock.monotonicTimeNanos,
      sleep: (duration) => clock.sleep(Duration.times(duration, times)),
    }),
  )

/** The core of the open document; `configuration` overrides the store's. */
function shopTab(configuration: Readonly<Record<string, string>> = {}): ShopTab {
  const {
    page: { frame },
    context: { sessionHolder },
  } = readPageBlock(document.getElementById(PAGE_BLOCK_ID)?.textContent ?? "")
  if (frame === undefined) throw new Error("This page has no store.")
  const scope = {
    ...frame,
    store: { ...frame.store, configuration: { ...frame.store.configuration, ...configuration } },
  }
  const sendPolicy = () =>
    Promise.resolve(
      browserSendPolicy({
        maxRetries: 1,
        onQueuePosition: () => undefined,
        onGiveUp: () => undefined,
        promptForCaptcha: () => Promise.resolve(undefined),
      }),
    )
  const { context } = browserRoot({ backendUrl: "", sessionHolder, sendPolicy, announce: () => undefined }, scope)
  return {
    read: async (times, slowness) => {
      const reads = Array.from({ length: times }, () => Effect.exit(CartGateway.use((gateway) => gateway.getMiniCart)))
      const exits = await Effect.runPromiseWith(context)(
        waiting(slowness, Effect.all(reads, { concurrency: "unbounded" })),
      )
      const reasons = exits
        .flatMap((exit) => (Exit.isSuccess(exit) ? [] : [Exit.findErrorOption(exit)]))
        .map((error) => (error._tag === "Some" ? error.value.reason._tag : "defect"))
      return { answered: exits.length - reasons.length, refused: [...new Set(reasons)] }
    },
    units: async () => (await Effect.runPromiseWith(context)(CartGateway.use((gateway) => gateway.getMiniCart))).units,
    logout: () => Effect.runPromiseWith(context)(Effect.asVoid(closeSession())),
  }
}

Object.assign(window, { shopTab })
