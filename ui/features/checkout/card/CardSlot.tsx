import type { ReactNode } from "react"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { CardEntry } from "../../../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { CardForm } from "./CardForm.tsx"
import { AffinityCheck } from "../payment/AffinityCheck.tsx"
import { cardEntryMode } from "./cardEntryMode.ts"
import { SealedCardForm } from "./SealedCardForm.tsx"

export interface CardSlotProps {
  readonly method: PaymentMethod
  /** The errors of the last submitted card. */
  readonly refused: readonly { readonly field: string; readonly rule: string }[]
  /** The label of the submit button. */
  readonly label: string
  /** The conditions accepted by paying. The default text also says that the card is not saved. */
  readonly conditions?: string | undefined
  /** The amount to pay by card. */
  readonly total: Money
  readonly captcha: CaptchaSlot
  /** Additional fields of the form. */
  readonly children?: ReactNode
  /** `keep` is true if the shop may save the card. */
  readonly onPay: (card: CardEntry | TokenizedCard, keep: boolean) => void
}

/** A card payment form: in the frame of a vault, or in the page if the shop is configured so. */
export function CardSlot({ method, refused, label, conditions, total, captcha, children, onPay }: CardSlotProps) {
  const t = useText()
  const entryMode = cardEntryMode()
  if (entryMode === undefined) return <p>{t("checkout.noPayment")}</p>
  if (entryMode.by === "direct")
    return (
      <CardForm
        method={method}
        refused={refused}
        label={label}
        conditions={conditions}
        onPay={(typed, form) => onPay(typed, form.has("keep"))}
      >
        {children}
        <AffinityCheck total={total} captcha={captcha} />
      </CardForm>
    )
  return (
    <SealedCardForm
      vault={entryMode.vault}
      kind="card"
      networks={method.networks}
      codeLength={3}
      codeLabel={t("checkout.card.code")}
      label={label}
      conditions={conditions ?? t("checkout.conditions")}
      onSealed={(sealed, form) => onPay(sealed, form.has("keep"))}
    >
      {(sealForCheck) => (
        <>
          {children}
          <AffinityCheck total={total} captcha={captcha} sealForCheck={sealForCheck} />
        </>
      )}
    </SealedCardForm>
  )
}
