import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { GiftCardRefusedReason } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import type { GiftCardRefused } from "../../../domain/gift-card/GiftCardRefused.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { GiftCardCommands } from "../../runtime/GiftCardCommands.ts"

/** A form of a gift card: its problems stand at their fields, what else went wrong beside it; what was typed stays. */
export interface GiftCardForm {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly reasons: readonly GiftCardRefusedReason[]
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

type FormState = Pick<GiftCardForm, "busy" | "reasons" | "error">

/** `early` are problems that are known from the start. */
export function useGiftCardForm(early: readonly GiftCardRefusedReason[] = []): GiftCardForm {
  const { giftAndCoupon } = useCommands()
  const cart = useCart()
  const formRef = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState>({ busy: false, reasons: early, error: undefined })
  useEffect(() => {
    if (state.reasons.length > 0) formRef.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [state.reasons])
  const send: GiftCardForm["send"] = (ask, done) => {
    if (state.busy) return
    setState({ busy: true, reasons: [], error: undefined })
    void giftAndCoupon(async (part) => ask(await part.giftCards())).then((result) => {
      const ended: FormState = { busy: false, reasons: [], error: undefined }
      if (!result.ok)
        return setState(
          result.error._tag === "GiftCardRefused"
            ? { ...ended, reasons: result.error.reasons }
            : { ...ended, error: result.error },
        )
      setState(ended)
      cart.set(result.value)
      done()
    })
  }
  return { formRef, ...state, send }
}
