import { useRef, useState } from "react"
import type { GiftCardEntry } from "../../../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"

/** Adds gift cards to an order and removes them; one request at a time. */
export function useGiftCards(
  payment: OpenPayment,
  known: CardAdjustments | undefined,
  onChange: (adjustments: CardAdjustments) => void,
) {
  const { payments } = useCommands()
  const captcha = useCaptcha()
  const isAdding = useRef(false)
  /** The amount covered by the card that was added last. */
  const [added, setAdded] = useState<Money>()
  const { busy, error, run } = useCommand((result) => isAdding.current && captcha.recordResult(result))
  const change = async (request: () => Promise<CommandResult<CardAdjustments>>) => {
    const changed = await run(() => {
      setAdded(undefined)
      return request()
    })
    if (changed !== undefined) onChange(changed.value)
    return changed?.value
  }
  return {
    busy,
    error,
    added,
    captcha,
    add: async (entry: GiftCardEntry): Promise<boolean> => {
      const changed = await change(() => {
        isAdding.current = true
        return payments.addGiftCard(payment, entry, captcha.solved)
      })
      setAdded(changed?.adjustments.at(-1)?.amount)
      return changed !== undefined
    },
    remove: async (cardHash: string): Promise<void> => {
      if (known === undefined) return
      await change(() => {
        isAdding.current = false
        return payments.removeGiftCard(payment, cardHash, known)
      })
    },
  }
}
