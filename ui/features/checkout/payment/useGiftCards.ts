import { useRef, useState } from "react"
import type { GiftCardEntry } from "../../../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { CommandResult, ShopError } from "../../../runtime/CommandResult.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import type { PaymentCommands } from "../../../runtime/PaymentCommands.ts"
import type { FormCaptcha } from "../../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"

interface GiftCardsState {
  readonly busy: boolean
  readonly error?: ShopError
  /** The amount covered by the card that was added last. */
  readonly added?: Money
}

/** Adds gift cards to an order and removes them; one request at a time. */
export function useGiftCards(
  payment: OpenPayment,
  known: CardAdjustments | undefined,
  onChange: (adjustments: CardAdjustments) => void,
) {
  const { payments } = useCommands()
  const captcha = useCaptcha()
  const [state, setState] = useState<GiftCardsState>({ busy: false })
  // Set synchronously, so that a second press before the next render sends nothing.
  const inFlight = useRef(false)
  const change = async (
    ask: (commands: PaymentCommands) => Promise<CommandResult<CardAdjustments>>,
    recordResult?: FormCaptcha["recordResult"],
  ): Promise<CardAdjustments | undefined> => {
    if (inFlight.current) return undefined
    inFlight.current = true
    setState({ busy: true })
    const result = await payments(ask)
    inFlight.current = false
    const isCaptchaRequired = recordResult?.(result) ?? false
    setState({ busy: false, ...(result.ok || isCaptchaRequired ? {} : { error: result.error }) })
    if (!result.ok) return undefined
    onChange(result.value)
    return result.value
  }
  return {
    ...state,
    captcha,
    add: async (entry: GiftCardEntry): Promise<boolean> => {
      const changed = await change(
        (commands) => commands.addGiftCard(payment, entry, captcha.solved),
        captcha.recordResult,
      )
      const last = changed?.adjustments.at(-1)
      if (last !== undefined) setState({ busy: false, added: last.amount })
      return changed !== undefined
    },
    remove: async (cardHash: string): Promise<void> => {
      if (known !== undefined) await change((commands) => commands.removeGiftCard(payment, cardHash, known))
    },
  }
}
