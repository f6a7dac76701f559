import { useState } from "react"
import { runOrders } from "../../runtime/runOrders.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { OrderCommands, OrderError } from "../../runtime/OrderCommands.ts"

/** One thing that can be done about an order: what it waits for, and why the last try was not taken. */
export interface OrderForm {
  readonly busy: boolean
  readonly error: OrderError | undefined
  /** Asks, and answers what came of it; nothing while another question is under way, and when it was refused. */
  readonly ask: <A>(
    request: (orders: OrderCommands) => Promise<CommandResult<A, OrderError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

export function useOrderForm(): OrderForm {
  const commands = useCommands()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<OrderError>()
  return {
    busy,
    error,
    ask: async (request) => {
      if (busy) return undefined
      setBusy(true)
      setError(undefined)
      const result = await runOrders(commands, request)
      setBusy(false)
      if (result.ok) return { value: result.value }
      setError(result.error)
      return undefined
    },
  }
}
