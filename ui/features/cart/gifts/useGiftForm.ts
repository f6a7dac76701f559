import { useState } from "react"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import type { GiftRefused } from "../../../../domain/cart/GiftRefused.ts"
import type { GiftTextRefusedReason } from "../../../../domain/gift-card/validateGiftText.ts"
import type { CommandResult, ShopError } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { PresentedError } from "../../../text/presentError.ts"
import { presentError } from "../../../text/presentError.ts"
import type { CartChanges } from "../useCartChanges.ts"

/** A gift form: field errors are shown at their fields, other errors beside the form; typed values stay. */
export interface GiftForm {
  readonly reasons: readonly GiftTextRefusedReason[]
  readonly lastError: PresentedError | undefined
  /** Sends the form, unless validation fails. */
  readonly send: (
    reasons: readonly GiftTextRefusedReason[],
    call: () => Promise<CommandResult<Cart, ShopError | GiftRefused>>,
    expected?: Cart,
  ) => void
}

export function useGiftForm({ run }: CartChanges, onDone: () => void): GiftForm {
  const t = useText()
  const [reasons, setReasons] = useState<readonly GiftTextRefusedReason[]>([])
  const [lastError, setLastError] = useState<PresentedError>()
  const send: GiftForm["send"] = (found, call, expected) => {
    setReasons(found)
    setLastError(undefined)
    if (found.length > 0) return
    void run(call, expected).then((result) => {
      if (result.ok) onDone()
      else if (result.error._tag === "GiftRefused") setReasons(result.error.reasons)
      else setLastError(presentError(result.error, t))
    })
  }
  return { reasons, lastError, send }
}
