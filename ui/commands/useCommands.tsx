import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { CommandDefect, CommandResult } from "../runtime/CommandResult.ts"
import type { CommandModules, LoadCommands } from "./commandModules.ts"

/** The commands of a feature as components see them. Those of a module that was not fetched fail with a defect. */
export type FeatureCommands<Commands> = {
  readonly [Name in keyof Commands]: Commands[Name] extends (
    ...input: infer Input
  ) => Promise<CommandResult<infer A, infer E>>
    ? (...input: Input) => Promise<CommandResult<A, E | CommandDefect>>
    : never
}

/** The commands available to components, one use-case each, by feature: `commands.cart.addToCart(addition)`. */
export type ShopCommands = {
  readonly [Feature in keyof CommandModules]: FeatureCommands<CommandModules[Feature]>
}

/**
 * Commands that fetch their module by `load` at the first call. If it cannot be fetched, they return `CommandDefect`
 * and the next call tries again.
 */
export function lazyCommands(load: LoadCommands): ShopCommands
export function lazyCommands(load: LoadCommands): object {
  return byName((feature) =>
    byName((name) => async (...input: readonly unknown[]): Promise<unknown> => {
      try {
        const command: unknown = Reflect.get(await load(feature), name)
        if (typeof command !== "function") throw new Error(`there is no command ${feature}.${name}`)
        return await Reflect.apply(command, undefined, input)
      } catch (error) {
        const detail = error instanceof Error ? error.message : "unknown"
        return { ok: false, error: { _tag: "CommandDefect", detail } }
      }
    }),
  )
}

/** An object whose properties are created at their first access. */
function byName(create: (name: string) => unknown): object {
  return new Proxy(
    {},
    {
      get: (created, name) => {
        if (typeof name === "string" && !Reflect.has(created, name)) Reflect.set(created, name, create(name))
        return Reflect.get(created, name)
      },
    },
  )
}

const CommandsContext = createContext<ShopCommands | undefined>(undefined)

export function CommandsProvider({
  commands,
  children,
}: {
  readonly commands: ShopCommands
  readonly children: ReactNode
}) {
  return <CommandsContext value={commands}>{children}</CommandsContext>
}

/** The commands of the shop. Call them only in handlers and effects, never while rendering. */
export function useCommands(): ShopCommands {
  const commands = useContext(CommandsContext)
  if (commands === undefined) throw new Error("useCommands needs a CommandsProvider")
  return commands
}
