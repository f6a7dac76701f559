import type { FormEvent } from "react"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { giftInfoProblems, typedGiftInfo } from "../../../domain/cart/giftProblems.ts"
import { GIFT_TEXT_LENGTHS } from "../../../domain/gift-card/giftTextProblem.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/Field.tsx"
import { Notice } from "../../design/Notice.tsx"
import { TextArea } from "../../design/TextArea.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./GiftForms.module.css"
import { giftProblemWords } from "../../text/giftProblemWords.ts"
import type { PartProps } from "./PartOnDemand.tsx"
import type { CartChanges } from "./useCartChanges.ts"
import { useGiftForm } from "./useGiftForm.ts"

/** The card that goes with the whole cart: from whom, to whom, and what it says. */
export function CardForm({
  cart: { giftInfo },
  changes,
  t,
  onDone,
}: PartProps & { readonly cart: Cart; readonly changes: CartChanges }) {
  const shop = useText()
  const commands = useCommands()
  const { problems, trouble, send } = useGiftForm(changes, onDone)
  const optional = shop("checkout.optional")
  const giftInfoId = giftInfo?.id
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => String(data.get(name) ?? "")
    const info = typedGiftInfo({
      senderName: typed("senderName"),
      receiverName: typed("receiverName"),
      receiverEmail: typed("receiverEmail"),
      receiverPhone: typed("receiverPhone"),
      message: typed("message"),
    })
    send(giftInfoProblems(info), () => commands.cartExtras((part) => part.writeGiftInfo(info)))
  }
  return (
    <form className={styles["form"]} aria-label={shop("cart.giftNote")} onSubmit={submit} noValidate>
      <Field
        name="senderName"
        label={t("cartOptions.from")}
        autoComplete="name"
        autoFocus
        defaultValue={giftInfo?.senderName}
        error={giftProblemWords(problems, "senderName", t)}
      />
      <Field
        name="receiverName"
        label={t("cartOptions.to")}
        autoComplete="off"
        defaultValue={giftInfo?.receiverName}
        error={giftProblemWords(problems, "receiverName", t)}
      />
      <TextArea
        name="message"
        rows={3}
        label={t("cartOptions.message")}
        optionalMark={optional}
        defaultValue={giftInfo?.message}
        hint={`${t("cartOptions.tooLong", { maximum: GIFT_TEXT_LENGTHS.message })} ${t("cartOptions.giftNoteHint")}`}
        error={giftProblemWords(problems, "message", t)}
      />
      <Field
        name="receiverEmail"
        type="email"
        dir="ltr"
        label={t("cartOptions.recipientEmail")}
        optionalMark={optional}
        autoComplete="off"
        defaultValue={giftInfo?.receiverEmail}
        error={giftProblemWords(problems, "receiverEmail", t)}
      />
      <Field
        name="receiverPhone"
        type="tel"
        dir="ltr"
        label={t("cartOptions.recipientPhone")}
        optionalMark={optional}
        autoComplete="off"
        defaultValue={giftInfo?.receiverPhone}
        error={giftProblemWords(problems, "receiverPhone", t)}
      />
      <Notice tone="problem" title={trouble?.title} details={trouble?.details}>
        {trouble !== undefined && <p>{trouble.text}</p>}
      </Notice>
      <div className={styles["actions"]}>
        <Button type="submit" variant="quiet" busy={changes.busy}>
          {t("cartOptions.save")}
        </Button>
        {giftInfoId !== undefined && (
          <Button
            variant="plain"
            busy={changes.busy}
            onClick={() => send([], () => commands.cartExtras((part) => part.takeGiftInfoOff(giftInfoId)))}
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
