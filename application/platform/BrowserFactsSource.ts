import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BrowserFacts } from "../../domain/checkout/BrowserFacts.ts"

/** Tells what a card's bank asks to know of the device. */
export class BrowserFactsSource extends Context.Service<
  BrowserFactsSource,
  {
    readonly read: Effect.Effect<BrowserFacts>
  }
>()("BrowserFactsSource") {}
