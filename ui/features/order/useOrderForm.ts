import { useState } from "react"
import { runOrders } from "../../runtime/runOrders.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { OrderCommands, OrderError } from "../../runtime/OrderCommands.ts"

/** The state of one order action: its pending request and its last error. */
export interface OrderForm {
  readonly busy: boolean
  readonly error: OrderError | undefined
  /** Sends a request and returns its result; `undefined` while another one is pending, and after a refusal. */
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
