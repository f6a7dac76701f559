import { useRef, useState } from "react"
import type { GiftCardEntry } from "../../../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { CommandResult, ShopError } from "../../../runtime/CommandResult.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import type { PayingCommands } from "../../../runtime/PayingCommands.ts"
import type { FormCaptcha } from "../../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"

interface GiftCardsState {
  readonly busy: boolean
  readonly error?: ShopError
  /** What the card pays that was added last. */
  readonly added?: Money
}

/** Adds gift cards to an order and takes them off; one question at a time. */
export function useGiftCards(
  payment: OpenPayment,
  known: CardAdjustments | undefined,
  onChange: (adjustments: CardAdjustments) => void,
) {
  const { paying } = useCommands()
  const captcha = useCaptcha()
  const [state, setState] = useState<GiftCardsState>({ busy: false })
  // Known at once, before the page shows that it is busy: a second press asks nothing.
  const underWay = useRef(false)
  const change = async (
    ask: (core: PayingCommands) => Promise<CommandResult<CardAdjustments>>,
    tried?: FormCaptcha["tried"],
  ): Promise<CardAdjustments | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setState({ busy: true })
    const result = await paying(ask)
    underWay.current = false
    const isAsked = tried?.(result) ?? false
    setState({ busy: false, ...(result.ok || isAsked ? {} : { error: result.error }) })
    if (!result.ok) return undefined
    onChange(result.value)
    return result.value
  }
  return {
    ...state,
    captcha,
    add: async (entry: GiftCardEntry): Promise<boolean> => {
      const changed = await change((core) => core.addGiftCard(payment, entry, captcha.solved), captcha.tried)
      const last = changed?.adjustments.at(-1)
      if (last !== undefined) setState({ busy: false, added: last.amount })
      return changed !== undefined
    },
    takeOff: async (cardHash: string): Promise<void> => {
      if (known !== undefined) await change((core) => core.takeGiftCardOff(payment, cardHash, known))
    },
  }
}
