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

/** What a component can ask the shop to do. Only in handlers and effects: nothing is asked while rendering. */
export function useCommands(): ShopCommands {
  const commands = useContext(CommandsContext)
  if (commands === undefined) throw new Error("useCommands needs a CommandsProvider")
  return commands
}
