import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BrowserInfo } from "../../domain/checkout/BrowserInfo.ts"

/** Device data for a card bank's risk check (3-D Secure). */
export class BrowserInfoSource extends Context.Service<
  BrowserInfoSource,
  {
    readonly read: Effect.Effect<BrowserInfo>
  }
>()("BrowserInfoSource") {}
