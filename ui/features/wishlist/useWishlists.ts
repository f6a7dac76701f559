import { useEffect, useRef, useState } from "react"
import type { CustomerWishlists } from "../../../application/wishlist/CustomerWishlists.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { CommandDefect, CommandResult } from "../../runtime/CommandResult.ts"
import { useDevice } from "../../runtime/DeviceProvider.tsx"
import { onOtherTab } from "../../runtime/otherTabs.ts"
import type { WishlistCommands, WishlistError } from "../../runtime/WishlistCommands.ts"

/**
 * Asks about lists; answers what the shop gave, or nothing where it was refused, which is then said. One question at a
 * time.
 */
export type WishlistRequest = <A>(
  request: (commands: WishlistCommands) => Promise<CommandResult<A, WishlistError>>,
) => Promise<{ readonly value: A } | undefined>

export interface Wishlists {
  /** As they were answered last, or as they will be once a change is agreed to; absent until they are known. */
  readonly lists: CustomerWishlists | undefined
  readonly busy: boolean
  readonly error: WishlistError | CommandDefect | undefined
  readonly ask: WishlistRequest
  /**
   * A change of the lists, shown at once where `expected` says how it will look, and taken back where it was refused.
   */
  readonly change: (
    request: (commands: WishlistCommands) => Promise<CommandResult<CustomerWishlists, WishlistError>>,
    expected?: CustomerWishlists,
  ) => Promise<boolean>
}

/** Until a change of another tab is asked for again, in milliseconds. */
const BUSY_RETRY_MILLIS = 200

/** The shopper's lists: `initial` as the page brought them, and read anew when it is alive. */
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
    // Once for each page: `ask` is another function at every drawing.
    let later: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(later)
      // One question at a time: what this page asks now may have been answered before the other tab's change.
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
