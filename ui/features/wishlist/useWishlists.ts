import { useEffect, useState } from "react"
import type { CustomerWishlists } from "../../../application/wishlist/CustomerWishlists.ts"
import { useCommand } from "../../commands/useCommand.ts"
import type { ShopCommands } from "../../commands/useCommands.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import { useDevice } from "../../runtime/DeviceProvider.tsx"
import { onOtherTab } from "../../runtime/otherTabs.ts"
import type { WishlistError } from "../../commands/wishlists.ts"

/**
 * Sends a request and returns its result; after a refusal it shows the error and returns `undefined`. One request at a
 * time.
 */
export type WishlistRequest = <A>(
  request: (commands: ShopCommands["wishlists"]) => Promise<CommandResult<A, WishlistError>>,
) => Promise<{ readonly value: A } | undefined>

export interface Wishlists {
  /** The lists from the last response, or the expected lists while a change is pending; absent until loaded. */
  readonly lists: CustomerWishlists | undefined
  readonly busy: boolean
  readonly error: WishlistError | undefined
  readonly ask: WishlistRequest
  /** Sends a change. With `expected` it is optimistic, and rolled back on refusal. */
  readonly change: (
    request: (commands: ShopCommands["wishlists"]) => Promise<CommandResult<CustomerWishlists, WishlistError>>,
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
  const { busy, error, run, isPending } = useCommand<WishlistError>()
  const ask: WishlistRequest = (request) => run(() => request(wishlists))
  const show = (shown: CustomerWishlists) => {
    setLists(shown)
    setWished([...new Set(shown.wishlists.flatMap(({ items }) => items.map(({ productId }) => productId)))])
  }
  const change: Wishlists["change"] = async (request, expected) => {
    const showExpected = () => {
      if (expected !== undefined) setLists(expected)
      return () => setLists(lists)
    }
    const answer = await run(() => request(wishlists), showExpected)
    if (answer !== undefined) show(answer.value)
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
      if (isPending()) later = setTimeout(follow, BUSY_RETRY_MILLIS)
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
