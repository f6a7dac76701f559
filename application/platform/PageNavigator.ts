import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** Leaves the shop for another address; a browser goes there, a terminal prints it. */
export class PageNavigator extends Context.Service<
  PageNavigator,
  {
    /** The parts of an address by the platform's own URL parser; `undefined` when it is none. */
    readonly parse: (address: string) => ParsedAddress | undefined
    readonly go: (address: string) => Effect.Effect<void>
    /** Posts a form with these fields, built field by field. */
    readonly postForm: (address: string, fields: Readonly<Record<string, string>>) => Effect.Effect<void>
  }
>()("PageNavigator") {}
