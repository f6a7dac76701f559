import type { FormEvent } from "react"
import { GIFT_CARD_DELIVERY } from "../../../application/gift-card/GiftCardPage.ts"
import type { GiftCardData, VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import type { GiftCardField } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import { GIFT_TEXT_LENGTHS } from "../../../domain/gift-card/validateGiftText.ts"
import { TextArea } from "../../design/TextArea.tsx"
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
  /** The card of a line that is changed: its amount and quantity stay. */
  readonly known?: GiftCardData
  /** Where the form goes without a script. */
  readonly action?: string | undefined
  readonly submit: string
  /** `sku` is that of the chosen amount; nothing where a card is changed. */
  readonly onSubmit: (typed: { readonly quantity: number; readonly message: string }, sku: string) => void
}

/**
 * A gift card by post to fill in: amount, how many, and words. Where it goes is asked at the checkout. An ordinary form
 * until the page is alive.
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
