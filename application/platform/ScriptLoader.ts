import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/**
 * The one Trusted Types policy of the shop's pages, by which the loader makes an address a script; their security
 * policy names it.
 */
export const SCRIPT_POLICY = "selvedge-scripts"

/** A script of a service that could not be fetched or run. */
export class ScriptNotLoaded extends Schema.TaggedError<ScriptNotLoaded>()("ScriptNotLoaded", {
  address: Schema.String,
}) {}

/** Brings a service's script into the page. Whether its address may be trusted was decided before (ruling R11). */
export class ScriptLoader extends Context.Service<
  ScriptLoader,
  {
    /**
     * Done when the script has run. A script that runs already is not fetched again; after a failure the next call
     * tries anew.
     */
    readonly load: (address: string) => Effect.Effect<void, ScriptNotLoaded>
  }
>()("ScriptLoader") {}
