import type { RefObject } from "react"
import { useEffect, useRef } from "react"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { GiftCardRefusedReason } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import type { GiftCardRefused } from "../../../domain/gift-card/GiftCardRefused.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { useCommand } from "../../commands/useCommand.ts"
import type { ShopCommands } from "../../commands/useCommands.tsx"
import { useCommands } from "../../commands/useCommands.tsx"

const NOTHING: readonly GiftCardRefusedReason[] = []

type FormError = ShopError | Pick<GiftCardRefused, "_tag" | "reasons">

/** A gift card form: field errors are shown at their fields, other errors beside the form; typed values stay. */
export interface GiftCardForm {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly reasons: readonly GiftCardRefusedReason[]
  readonly error: ShopError | undefined
  /** Sends the form and updates the cart of the whole page. Ignored while another request is pending. */
  readonly send: (
    ask: (cards: ShopCommands["giftCards"]) => Promise<CommandResult<Cart, ShopError | GiftCardRefused>>,
    done: () => void,
  ) => void
}

/** `early` are errors that are known when the page loads. */
export function useGiftCardForm(early: readonly GiftCardRefusedReason[] = []): GiftCardForm {
  const { giftCards } = useCommands()
  const cart = useCart()
  const formRef = useRef<HTMLFormElement>(null)
  const { busy, error, run } = useCommand<FormError>(undefined, { _tag: "GiftCardRefused", reasons: early })
  const reasons = error?._tag === "GiftCardRefused" ? error.reasons : NOTHING
  useEffect(() => {
    if (reasons.length > 0) formRef.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [reasons])
  const send: GiftCardForm["send"] = (ask, done) =>
    void run(() => ask(giftCards)).then((sent) => {
      if (sent === undefined) return
      cart.set(sent.value)
      done()
    })
  return { formRef, busy, reasons, error: error?._tag === "GiftCardRefused" ? undefined : error, send }
}
