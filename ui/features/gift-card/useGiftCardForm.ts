import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { GiftCardProblem } from "../../../domain/gift-card/GiftCardProblem.ts"
import type { GiftCardRefused } from "../../../domain/gift-card/GiftCardRefused.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { GiftCardCommands } from "../../runtime/GiftCardCommands.ts"

/** A form of a gift card: its problems stand at their fields, what else went wrong beside it; what was typed stays. */
export interface GiftCardForm {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly problems: readonly GiftCardProblem[]
  readonly error: ShopError | undefined
  /**
   * Asks the shop, and shows the cart it answers everywhere on the page; nothing happens while another question is
   * under way.
   */
  readonly send: (
    ask: (cards: GiftCardCommands) => Promise<CommandResult<Cart, ShopError | GiftCardRefused>>,
    done: () => void,
  ) => void
}

type Told = Pick<GiftCardForm, "busy" | "problems" | "error">

/** `early` are problems that are known from the start. */
export function useGiftCardForm(early: readonly GiftCardProblem[] = []): GiftCardForm {
  const { cartExtras } = useCommands()
  const cart = useCart()
  const place = useRef<HTMLFormElement>(null)
  const [told, setTold] = useState<Told>({ busy: false, problems: early, error: undefined })
  useEffect(() => {
    if (told.problems.length > 0) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [told.problems])
  const send: GiftCardForm["send"] = (ask, done) => {
    if (told.busy) return
    setTold({ busy: true, problems: [], error: undefined })
    void cartExtras(async (part) => ask(await part.giftCards())).then((result) => {
      const ended: Told = { busy: false, problems: [], error: undefined }
      if (!result.ok)
        return setTold(
          result.error._tag === "GiftCardRefused"
            ? { ...ended, problems: result.error.problems }
            : { ...ended, error: result.error },
        )
      setTold(ended)
      cart.set(result.value)
      done()
    })
  }
  return { place, ...told, send }
}
