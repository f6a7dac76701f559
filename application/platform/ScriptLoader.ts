import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/**
 * The single Trusted Types policy of the store's pages, named in their Content Security Policy; the loader uses it for
 * script URLs.
 */
export const SCRIPT_POLICY = "selvedge-scripts"

/** A service's script that failed to load or run. */
export class ScriptNotLoaded extends Schema.TaggedError<ScriptNotLoaded>()("ScriptNotLoaded", {
  address: Schema.String,
}) {}

/** Loads a service's script into the page. The caller has already checked that its address is trusted (R11). */
export class ScriptLoader extends Context.Service<
  ScriptLoader,
  {
    /** Completes when the script has run. Loads each script once; after a failure the next call tries again. */
    readonly load: (address: string) => Effect.Effect<void, ScriptNotLoaded>
  }
>()("ScriptLoader") {}
