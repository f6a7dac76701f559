import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BrowserInfo } from "../../domain/checkout/BrowserInfo.ts"

/** Tells what a card's bank asks to know of the device. */
export class BrowserInfoSource extends Context.Service<
  BrowserInfoSource,
  {
    readonly read: Effect.Effect<BrowserInfo>
  }
>()("BrowserInfoSource") {}
