import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { ShopCommands } from "./ShopCommands.ts"

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
