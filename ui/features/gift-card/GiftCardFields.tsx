import type { FormEvent } from "react"
import { useState } from "react"
import type { GiftCardInput } from "../../../application/gift-card/GiftCardInput.ts"
import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import { resolveSkippedMoment } from "../../../domain/gift-card/resolveSkippedMoment.ts"
import { parseLocalMoment } from "../../../domain/gift-card/parseLocalMoment.ts"
import type { GiftCardField } from "../../../domain/gift-card/GiftCardRefusedReason.ts"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { momentDay } from "../shared/dates/momentDay.ts"
import { TextArea } from "../../design/fields/TextArea.tsx"
import type { LineGiftCard } from "../../commands/giftCards.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { CardForm } from "./CardForm.tsx"
import styles from "./GiftCard.module.css"
import { GiftCardAmounts } from "./GiftCardAmounts.tsx"
import { GiftCardPicture } from "./GiftCardPicture.tsx"
import { giftCardReasonText } from "./giftCardReasonText.ts"
import { GiftCardQuantity } from "./GiftCardQuantity.tsx"
import type { GiftCardForm } from "./useGiftCardForm.ts"

export interface GiftCardFieldsProps {
  readonly offer: VirtualGiftCardOffer
  readonly form: GiftCardForm
  /** The card of a line that is edited: its amount and quantity cannot change. */
  readonly known?: LineGiftCard
  /** The action of the form without scripts. */
  readonly action?: string | undefined
  readonly submit: string
  /** `sku` is that of the chosen amount; `undefined` when a card is edited. */
  readonly onSubmit: (typed: GiftCardInput, sku: string) => void
}

/**
 * The form for a gift card sent by email: amount, design, recipient, sender, message and sending date. An ordinary form
 * until hydration.
 */
export function GiftCardFields({ offer, form, known, action, submit, onSubmit }: GiftCardFieldsProps) {
  const t = useText()
  const [styleId, setStyleId] = useState(known?.data.style ?? offer.styles[0]?.id)
  const style = offer.styles.find(({ id }) => id === styleId)
  const { data, sendAt } = known ?? {}
  const [sending, setSending] = useState({
    sendDate: sendAt === undefined ? "" : `${sendAt.year}-${sendAt.month}-${sendAt.day}`,
    sendTime: sendAt === undefined ? "" : `${sendAt.hour}:${sendAt.minute}`,
  })
  const wanted = parseLocalMoment(sending.sendDate, sending.sendTime)
  const skipped = wanted === undefined ? undefined : resolveSkippedMoment(wanted, offer.timeZone)
  const type = (event: FormEvent<HTMLInputElement>) => {
    const { name, value } = event.currentTarget
    setSending((known) => ({ ...known, [name]: value }))
  }
  const wrong = (field: GiftCardField) => giftCardReasonText(form.reasons, field, offer.maximumDaysAhead, t)
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => String(fields.get(name) ?? "")
    const moment = parseLocalMoment(typed("sendDate"), typed("sendTime"))
    onSubmit(
      {
        quantity: data?.quantity ?? Number(typed("quantity")),
        senderName: typed("senderName"),
        receiverName: typed("receiverName"),
        receiverEmail: typed("receiverEmail"),
        receiverPhone: typed("receiverPhone"),
        message: typed("message"),
        ...(styleId === undefined ? {} : { style: styleId }),
        ...(moment === undefined ? {} : { sendAt: moment }),
      },
      typed("sku"),
    )
  }
  return (
    <CardForm form={form} action={action} submit={submit} onSubmit={submitted}>
      {style !== undefined && <GiftCardPicture image={style.image} hex={style.colorHex} />}
      <GiftCardAmounts amounts={offer.amounts} known={data} />
      {offer.styles.length > 0 && (
        <ChoiceGroup
          legend={t("giftCards.design")}
          name="style"
          layout="tiles"
          value={styleId ?? ""}
          onChoose={setStyleId}
          choices={offer.styles.map(({ id, name, colorHex }) => ({
            value: id,
            label: name,
            note: (
              <svg width="24" height="15" viewBox="0 0 24 15" aria-hidden="true">
                <rect
                  x="0.5"
                  y="0.5"
                  width="23"
                  height="14"
                  rx="2"
                  fill={colorHex}
                  stroke="currentColor"
                  strokeOpacity="0.5"
                />
              </svg>
            ),
          }))}
        />
      )}
      {data === undefined && <GiftCardQuantity error={wrong("quantity")} />}
      <Field
        name="receiverName"
        label={t("cartOptions.to")}
        autoComplete="off"
        required
        defaultValue={data?.receiverName}
        error={wrong("receiverName")}
      />
      <div className={styles["pair"]}>
        <Field
          name="receiverEmail"
          type="email"
          dir="ltr"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t("cartOptions.recipientEmail")}
          autoComplete="off"
          required
          defaultValue={data?.receiverEmail}
          error={wrong("receiverEmail")}
        />
        <Field
          name="receiverPhone"
          type="tel"
          dir="ltr"
          inputMode="tel"
          label={t("cartOptions.recipientPhone")}
          autoComplete="off"
          required
          defaultValue={data?.receiverPhone}
          error={wrong("receiverPhone")}
        />
      </div>
      <Field
        name="senderName"
        label={t("cartOptions.from")}
        autoComplete="name"
        required
        defaultValue={data?.senderName}
        error={wrong("senderName")}
      />
      <TextArea
        name="message"
        rows={4}
        label={t("cartOptions.message")}
        optionalMark={t("checkout.optional")}
        hint={data === undefined && offer.video.mediaTypes.length > 0 ? t("giftCards.videoLater") : undefined}
        defaultValue={data?.message}
        error={wrong("message")}
      />
      <div className={styles["pair"]}>
        <Field
          name="sendDate"
          type="date"
          label={t("giftCards.date")}
          optionalMark={t("checkout.optional")}
          hint={t("giftCards.timeHint", { zone: offer.timeZone })}
          defaultValue={sending.sendDate}
          onInput={type}
          error={wrong("sendDate")}
        />
        <Field
          name="sendTime"
          type="time"
          label={t("giftCards.time")}
          optionalMark={t("checkout.optional")}
          defaultValue={sending.sendTime}
          onInput={type}
        />
      </div>
      <div role="status">
        {skipped !== undefined && (
          <p>
            {t("giftCards.skippedHour", {
              day: momentDay(t.language, `${skipped.year}-${skipped.month}-${skipped.day}`),
              time: `${skipped.hour}:${skipped.minute}`,
            })}
          </p>
        )}
      </div>
    </CardForm>
  )
}
