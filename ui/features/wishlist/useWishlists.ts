import { useEffect, useRef, useState } from "react"
import type { CustomerWishlists } from "../../../application/wishlist/CustomerWishlists.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { CommandDefect, CommandResult } from "../../runtime/CommandResult.ts"
import { useDevice } from "../../runtime/DeviceProvider.tsx"
import { onOtherTab } from "../../runtime/otherTabs.ts"
import type { WishlistCommands, WishlistError } from "../../runtime/WishlistCommands.ts"

/**
 * Sends a request and returns its result; after a refusal it shows the error and returns `undefined`. One request at a
 * time.
 */
export type WishlistRequest = <A>(
  request: (commands: WishlistCommands) => Promise<CommandResult<A, WishlistError>>,
) => Promise<{ readonly value: A } | undefined>

export interface Wishlists {
  /** The lists from the last response, or the expected lists while a change is pending; absent until loaded. */
  readonly lists: CustomerWishlists | undefined
  readonly busy: boolean
  readonly error: WishlistError | CommandDefect | undefined
  readonly ask: WishlistRequest
  /** Sends a change. With `expected` it is optimistic, and rolled back on refusal. */
  readonly change: (
    request: (commands: WishlistCommands) => Promise<CommandResult<CustomerWishlists, WishlistError>>,
    expected?: CustomerWishlists,
  ) => Promise<boolean>
}

/** The delay before retrying to apply a change of another tab, in milliseconds. */
const BUSY_RETRY_MILLIS = 200

/** The customer's lists: `initial` from the page, loaded again after hydration. */
export function useWishlists(initial: CustomerWishlists | undefined): Wishlists {
  const { wishlists } = useCommands()
  const { setWished } = useDevice()
  const [lists, setLists] = useState(initial)
  const [error, setError] = useState<Wishlists["error"]>()
  const [busy, setBusy] = useState(false)
  const inFlight = useRef(false)

  const ask: WishlistRequest = async (request) => {
    if (inFlight.current) return undefined
    inFlight.current = true
    setBusy(true)
    setError(undefined)
    const result = await wishlists(request)
    inFlight.current = false
    setBusy(false)
    if (!result.ok) setError(result.error)
    return result.ok ? { value: result.value } : undefined
  }
  const show = (shown: CustomerWishlists) => {
    setLists(shown)
    setWished([...new Set(shown.wishlists.flatMap(({ items }) => items.map(({ productId }) => productId)))])
  }
  const change: Wishlists["change"] = async (request, expected) => {
    if (inFlight.current) return false
    const before = lists
    if (expected !== undefined) setLists(expected)
    const answer = await ask(request)
    if (answer !== undefined) show(answer.value)
    else if (expected !== undefined) setLists(before)
    return answer !== undefined
  }
  useEffect(() => {
    const read = () =>
      void ask((commands) => commands.list()).then((answer) => (answer === undefined ? undefined : show(answer.value)))
    read()
    // Runs once per page: `ask` changes with every render.
    let later: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(later)
      // A pending request may have been answered before the other tab's change, so reload after it.
      if (inFlight.current) later = setTimeout(follow, BUSY_RETRY_MILLIS)
      else read()
    }
    const end = onOtherTab("wishlists", follow)
    return () => {
      clearTimeout(later)
      end()
    }
  }, [])
  return { lists, busy, error, ask, change }
}
