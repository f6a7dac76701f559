import { useRef, useState } from "react"
import type { CommandResult, ShopError } from "../runtime/CommandResult.ts"

/** A command of a component: whether it is pending, its last error, and how to run it. */
export interface CommandState<E> {
  readonly busy: boolean
  readonly error: E | undefined
  /** Shows an error that was found without a request; `undefined` removes the last one. */
  readonly setError: (error: E | undefined) => void
  /** Whether a command is pending at this moment, also before the next render. */
  readonly isPending: () => boolean
  /**
   * Runs a command and returns its result; `undefined` while another one is pending, and after a refusal. `show` shows
   * the expected result until then, and returns the function that rolls it back after a refusal.
   */
  readonly run: <A>(
    command: () => Promise<CommandResult<A, E>>,
    show?: () => () => void,
  ) => Promise<{ readonly value: A } | undefined>
}

interface RunState<E> {
  readonly busy: boolean
  readonly error: E | undefined
}

/**
 * Runs one command at a time. `handlesError` is called with each result, and returns whether its error is shown
 * elsewhere: a captcha field shows that it is required.
 */
export function useCommand<E = ShopError>(
  handlesError: (result: CommandResult<unknown, E>) => boolean = () => false,
  initial?: E,
): CommandState<E> {
  const [{ busy, error }, setState] = useState<RunState<E>>({ busy: false, error: initial })
  // Set at once, so that a second press before the next render sends nothing.
  const isRunning = useRef(false)
  return {
    busy,
    error,
    setError: (found) => setState((state) => ({ ...state, error: found })),
    isPending: () => isRunning.current,
    run: async (command, show) => {
      if (isRunning.current) return undefined
      isRunning.current = true
      setState({ busy: true, error: undefined })
      const rollBack = show?.()
      const result = await command()
      isRunning.current = false
      const isHandled = handlesError(result)
      setState({ busy: false, error: result.ok || isHandled ? undefined : result.error })
      if (result.ok) return { value: result.value }
      rollBack?.()
      return undefined
    },
  }
}
