import * as Cause from "effect/Cause"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/**
 * Runs a program with the services of a page and returns its result; never throws. A signal interrupts it and aborts
 * pending requests.
 */
export type RunProgram<Ports> = <A, E>(
  program: Effect.Effect<A, E, Ports>,
  options?: { readonly signal: AbortSignal },
) => Promise<CommandResult<A, E | CommandDefect>>

/** Returns a runner with the given services. A defect becomes `CommandDefect`, with its message for support. */
export function programRunner<Ports>(context: Context.Context<Ports>): RunProgram<Ports> {
  const run = Effect.runPromiseExitWith(context)
  return async (program, options) =>
    Exit.match(await run(program, options), {
      onSuccess: (value) => ({ ok: true, value }),
      onFailure: (cause) => ({ ok: false, error: errorOf(cause) }),
    })
}

function errorOf<E>(cause: Cause.Cause<E>): E | CommandDefect {
  return Option.getOrElse(Cause.findErrorOption(cause), (): E | CommandDefect => {
    const defect = Cause.squash(cause)
    return { _tag: "CommandDefect", detail: defect instanceof Error ? defect.message : "unknown" }
  })
}
