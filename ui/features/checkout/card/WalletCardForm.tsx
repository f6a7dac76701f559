import type { ReactNode } from "react"
import type { CardEntry } from "../../../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { CardForm } from "./CardForm.tsx"
import { cardEntryMode } from "./cardEntryMode.ts"
import { SealedCardForm } from "./SealedCardForm.tsx"

export interface WalletCardFormProps {
  /** The errors of the last submitted card. */
  readonly refused: readonly { readonly field: string; readonly rule: string }[]
  /** The label of the submit button. */
  readonly label: string
  readonly conditions: string
  /** Additional fields of the form. */
  readonly children?: ReactNode
  readonly onCard: (card: CardEntry | TokenizedCard, form: FormData) => void
}

const ALL_NETWORKS = { networks: [] }

/** A form for a card to save: in the frame of a vault, or in the page if the shop is configured so. */
export function WalletCardForm({ refused, label, conditions, children, onCard }: WalletCardFormProps) {
  const t = useText()
  const entryMode = cardEntryMode()
  if (entryMode === undefined) return <p>{t("checkout.noPayment")}</p>
  if (entryMode.by === "direct")
    return (
      <CardForm method={ALL_NETWORKS} refused={refused} label={label} conditions={conditions} onPay={onCard}>
        {children}
      </CardForm>
    )
  return (
    <SealedCardForm
      vault={entryMode.vault}
      kind="card"
      networks={[]}
      codeLength={3}
      codeLabel={t("checkout.card.code")}
      label={label}
      conditions={conditions}
      onSealed={onCard}
    >
      {/* The vault passes on the holder's name, which a saved card has, only with this agreement. */}
      <input type="hidden" name="keep" value="1" />
      {children}
    </SealedCardForm>
  )
}
