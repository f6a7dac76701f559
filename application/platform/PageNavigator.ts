import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** Navigates to an address outside the store; a browser opens it, a terminal prints it. */
export class PageNavigator extends Context.Service<
  PageNavigator,
  {
    /** Parses an address with the platform's URL parser; returns `undefined` when it is invalid. */
    readonly parse: (address: string) => ParsedAddress | undefined
    readonly go: (address: string) => Effect.Effect<void>
    /** Posts a form with these fields; builds it from DOM fields, not from HTML. */
    readonly postForm: (address: string, fields: Readonly<Record<string, string>>) => Effect.Effect<void>
  }
>()("PageNavigator") {}
