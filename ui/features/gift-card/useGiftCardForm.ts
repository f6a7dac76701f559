import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { GiftCardRefusedReason } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import type { GiftCardRefused } from "../../../domain/gift-card/GiftCardRefused.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { GiftCardCommands } from "../../runtime/GiftCardCommands.ts"

/** A gift card form: field errors are shown at their fields, other errors beside the form; typed values stay. */
export interface GiftCardForm {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly reasons: readonly GiftCardRefusedReason[]
  readonly error: ShopError | undefined
  /** Sends the form and updates the cart of the whole page. Ignored while another request is pending. */
  readonly send: (
    ask: (cards: GiftCardCommands) => Promise<CommandResult<Cart, ShopError | GiftCardRefused>>,
    done: () => void,
  ) => void
}

type FormState = Pick<GiftCardForm, "busy" | "reasons" | "error">

/** `early` are errors that are known when the page loads. */
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
