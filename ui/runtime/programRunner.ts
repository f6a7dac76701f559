import * as Cause from "effect/Cause"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { CommandResult, ShopError } from "./ShopCommands.ts"

/** Runs programs with the services of a page and answers what became of them; never throws. */
export type RunProgram<Ports> = <A>(program: Effect.Effect<A, ShopError, Ports>) => Promise<CommandResult<A>>

/** A runner over one set of services. A bug is answered as `CommandDefect`, with its message for support. */
export function programRunner<Ports>(context: Context.Context<Ports>): RunProgram<Ports> {
  const run = Effect.runPromiseExitWith(context)
  return async (program) => Exit.match(await run(program), { onSuccess: (value) => ({ ok: true, value }), onFailure: (cause) => ({ ok: false, error: errorOf(cause) }) })
}

function errorOf(cause: Cause.Cause<ShopError>): ShopError {
  return Option.getOrElse(Cause.findErrorOption(cause), (): ShopError => {
    const defect = Cause.squash(cause)
    return { _tag: "CommandDefect", detail: defect instanceof Error ? defect.message : "unknown" }
  })
}
