import { useEffect, useState } from "react"
import type { CommandResult, ShopError } from "../../../runtime/CommandResult.ts"
import type { ShopCommands } from "../../../commands/useCommands.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"

/** Data that a payment method requires. */
export interface Query<A> {
  readonly answer?: A
  readonly error?: ShopError | undefined
  readonly again: () => void
}

/** Loads data when the method is chosen, when `about` changes, and on retry. */
export function usePaymentQuery<A>(
  ask: (commands: ShopCommands["payments"]) => Promise<CommandResult<A>>,
  about: string,
): Query<A> {
  const { payments } = useCommands()
  const [state, setState] = useState<{ readonly answer?: A; readonly error?: ShopError }>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    setState({})
    void ask(payments).then((result) => {
      if (isWanted) setState(result.ok ? { answer: result.value } : { error: result.error })
    })
    return () => {
      isWanted = false
    }
  }, [about, round])
  return { ...state, again: () => setRound(round + 1) }
}
