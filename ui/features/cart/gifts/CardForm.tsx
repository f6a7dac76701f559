import type { FormEvent } from "react"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import { validateGiftInfo, normalizeGiftInfo } from "../../../../domain/cart/validateGifts.ts"
import { GIFT_TEXT_LENGTHS } from "../../../../domain/gift-card/validateGiftText.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { TextArea } from "../../../design/fields/TextArea.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./GiftForms.module.css"
import { giftReasonText } from "../../shared/labels/giftReasonText.ts"
import type { DeferredContentProps } from "../Deferred.tsx"
import type { CartChanges } from "../useCartChanges.ts"
import { useGiftForm } from "./useGiftForm.ts"

/** The gift note for the whole cart: sender, recipient and message. */
export function CardForm({
  cart: { giftInfo },
  changes,
  t,
  onDone,
}: DeferredContentProps & { readonly cart: Cart; readonly changes: CartChanges }) {
  const shop = useText()
  const commands = useCommands()
  const { reasons, lastError, send } = useGiftForm(changes, onDone)
  const optional = shop("checkout.optional")
  const giftInfoId = giftInfo?.id
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => String(data.get(name) ?? "")
    const info = normalizeGiftInfo({
      senderName: typed("senderName"),
      receiverName: typed("receiverName"),
      receiverEmail: typed("receiverEmail"),
      receiverPhone: typed("receiverPhone"),
      message: typed("message"),
    })
    send(validateGiftInfo(info), () => commands.giftAndCoupon.saveGiftInfo(info))
  }
  return (
    <form className={styles["form"]} aria-label={shop("cart.giftNote")} onSubmit={submit} noValidate>
      <Field
        name="senderName"
        label={t("cartOptions.from")}
        autoComplete="name"
        autoFocus
        defaultValue={giftInfo?.senderName}
        error={giftReasonText(reasons, "senderName", t)}
      />
      <Field
        name="receiverName"
        label={t("cartOptions.to")}
        autoComplete="off"
        defaultValue={giftInfo?.receiverName}
        error={giftReasonText(reasons, "receiverName", t)}
      />
      <TextArea
        name="message"
        rows={3}
        label={t("cartOptions.message")}
        optionalMark={optional}
        defaultValue={giftInfo?.message}
        hint={`${t("cartOptions.tooLong", { maximum: GIFT_TEXT_LENGTHS.message })} ${t("cartOptions.giftNoteHint")}`}
        error={giftReasonText(reasons, "message", t)}
      />
      <Field
        name="receiverEmail"
        type="email"
        dir="ltr"
        label={t("cartOptions.recipientEmail")}
        optionalMark={optional}
        autoComplete="off"
        defaultValue={giftInfo?.receiverEmail}
        error={giftReasonText(reasons, "receiverEmail", t)}
      />
      <Field
        name="receiverPhone"
        type="tel"
        dir="ltr"
        label={t("cartOptions.recipientPhone")}
        optionalMark={optional}
        autoComplete="off"
        defaultValue={giftInfo?.receiverPhone}
        error={giftReasonText(reasons, "receiverPhone", t)}
      />
      <Alert tone="problem" title={lastError?.title} details={lastError?.details}>
        {lastError !== undefined && <p>{lastError.text}</p>}
      </Alert>
      <div className={styles["actions"]}>
        <Button type="submit" variant="quiet" busy={changes.busy}>
          {t("cartOptions.save")}
        </Button>
        {giftInfoId !== undefined && (
          <Button
            variant="plain"
            busy={changes.busy}
            onClick={() => send([], () => commands.giftAndCoupon.removeGiftInfo(giftInfoId))}
          >
            {t("cartOptions.giftNoteRemove")}
          </Button>
        )}
        <Button variant="plain" onClick={onDone}>
          {t("cartOptions.cancel")}
        </Button>
      </div>
    </form>
  )
}
