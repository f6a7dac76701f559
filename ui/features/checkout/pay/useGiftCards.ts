import { useRef, useState } from "react"
import { asksForCaptcha } from "../../../../application/shared/asksForCaptcha.ts"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import type { GiftCardEntry } from "../../../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { CommandResult, ShopError } from "../../../runtime/CommandResult.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import type { PayingCommands } from "../../../runtime/PayingCommands.ts"

interface GiftCardsState {
  readonly busy: boolean
  readonly error?: ShopError
  /** 0 for none; a captcha is good for one try (F107). */
  readonly captchaRound: number
  /** What the card pays that was added last. */
  readonly added?: Money
}

/** Adds gift cards to an order and takes them off; one question at a time. */
export function useGiftCards(payment: OpenPayment, known: CardAdjustments | undefined, onChange: (adjustments: CardAdjustments) => void) {
  const { paying } = useCommands()
  const [captcha, setCaptcha] = useState<SolvedCaptcha>()
  const [state, setState] = useState<GiftCardsState>({ busy: false, captchaRound: 0 })
  // Known at once, before the page shows that it is busy: a second press asks nothing.
  const underWay = useRef(false)
  const change = async (ask: (core: PayingCommands) => Promise<CommandResult<CardAdjustments>>): Promise<CardAdjustments | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setState({ busy: true, captchaRound: state.captchaRound })
    const result = await paying(ask)
    underWay.current = false
    setCaptcha(undefined)
    if (result.ok) {
      onChange(result.value)
      return result.value
    }
    const wantsCaptcha = result.error._tag === "BackendError" && asksForCaptcha(result.error)
    setState({ busy: false, ...(wantsCaptcha ? {} : { error: result.error }), captchaRound: wantsCaptcha || state.captchaRound > 0 ? state.captchaRound + 1 : 0 })
    return undefined
  }
  return {
    ...state, setCaptcha,
    add: async (entry: GiftCardEntry): Promise<boolean> => {
      const changed = await change((core) => core.addGiftCard(payment, entry, captcha))
      const last = changed?.adjustments.at(-1)
      if (changed !== undefined) setState({ busy: false, captchaRound: 0, ...(last === undefined ? {} : { added: last.amount }) })
      return changed !== undefined
    },
    takeOff: async (cardHash: string): Promise<void> => {
      if (known !== undefined && (await change((core) => core.takeGiftCardOff(payment, cardHash, known))) !== undefined) setState({ busy: false, captchaRound: 0 })
    },
  }
}
