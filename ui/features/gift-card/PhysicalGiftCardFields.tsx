import type { FormEvent } from "react"
import { GIFT_CARD_DELIVERY } from "../../../application/gift-card/GiftCardPage.ts"
import type { GiftCardData, VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import type { GiftCardField } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import { GIFT_TEXT_LENGTHS } from "../../../domain/gift-card/validateGiftText.ts"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { CardForm } from "./CardForm.tsx"
import { GiftCardAmounts } from "./GiftCardAmounts.tsx"
import { giftCardReasonText } from "./giftCardReasonText.ts"
import { GiftCardPicture } from "./GiftCardPicture.tsx"
import { GiftCardQuantity } from "./GiftCardQuantity.tsx"
import type { GiftCardForm } from "./useGiftCardForm.ts"

export interface PhysicalGiftCardFieldsProps {
  readonly offer: VirtualGiftCardOffer
  readonly form: GiftCardForm
  /** The card of a line that is edited: its amount and quantity cannot change. */
  readonly known?: GiftCardData
  /** The action of the form without scripts. */
  readonly action?: string | undefined
  readonly submit: string
  /** `sku` is that of the chosen amount; `undefined` when a card is edited. */
  readonly onSubmit: (typed: { readonly quantity: number; readonly message: string }, sku: string) => void
}

/**
 * The form for a gift card sent by post: amount, quantity and message. The checkout asks for the address. An ordinary
 * form until hydration.
 */
export function PhysicalGiftCardFields({ offer, form, known, action, submit, onSubmit }: PhysicalGiftCardFieldsProps) {
  const t = useText()
  const wrong = (field: GiftCardField) => giftCardReasonText(form.reasons, field, offer.maximumDaysAhead, t)
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => String(fields.get(name) ?? "")
    onSubmit({ quantity: known?.quantity ?? Number(typed("quantity")), message: typed("message") }, typed("sku"))
  }
  return (
    <CardForm form={form} action={action} submit={submit} onSubmit={submitted}>
      <input type="hidden" name={GIFT_CARD_DELIVERY.parameter} value={GIFT_CARD_DELIVERY.post} />
      <GiftCardPicture image={offer.physicalImage} />
      <GiftCardAmounts amounts={offer.physicalAmounts} known={known} />
      {known === undefined && <GiftCardQuantity error={wrong("quantity")} />}
      <TextArea
        name="message"
        rows={4}
        label={t("cartOptions.message")}
        optionalMark={t("checkout.optional")}
        hint={t("cartOptions.tooLong", { maximum: GIFT_TEXT_LENGTHS.message })}
        defaultValue={known?.message}
        error={wrong("message")}
      />
    </CardForm>
  )
}
