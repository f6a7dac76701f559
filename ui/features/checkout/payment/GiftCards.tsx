import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Field } from "../../../design/fields/Field.tsx"
import { Icon } from "../../../design/Icon.tsx"
import { Alert } from "../../../design/Alert.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { presentGiftCardError } from "./presentGiftCardError.ts"
import styles from "./Payment.module.css"
import { useGiftCards } from "./useGiftCards.ts"

export interface GiftCardsProps {
  readonly payment: OpenPayment
  readonly adjustments: CardAdjustments | undefined
  /** The amount that remains after gift cards. */
  readonly left: Money
  readonly onChange: (adjustments: CardAdjustments) => void
  readonly captcha: CaptchaSlot
}

/** Gift cards applied to the order: each can be removed, and another one added while an amount remains. */
export function GiftCards({ payment, adjustments, left, onChange, captcha }: GiftCardsProps) {
  const t = useText()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const { busy, error, captcha: captchaForm, added, add, remove } = useGiftCards(payment, adjustments, onChange)
  const [opened, setOpened] = useState(false)
  const appliedCards = (adjustments?.adjustments ?? []).filter(({ amount }) => amount.minorUnits > 0)
  const presentedError = error === undefined ? undefined : presentGiftCardError(error, t)
  useEffect(() => {
    if (presentedError !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [error])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = event.currentTarget
    const data = new FormData(typed)
    if (
      !(await add({ number: String(data.get("giftNumber") ?? ""), securityCode: String(data.get("giftCode") ?? "") }))
    )
      return
    typed.reset()
    setOpened(false)
  }
  return (
    <div className={styles["gifts"]}>
      {appliedCards.length > 0 && (
        <dl className={styles["breakdown"]}>
          {appliedCards.map(({ cardHash, amount, balance, maskedNumber = "" }) => (
            <div key={cardHash}>
              <dt>
                {t("payment.giftPays", { digits: maskedNumber.slice(-4) })}{" "}
                <small>{t("payment.giftBalance", { amount: money(balance) })}</small>
              </dt>
              <dd>
                <bdi>−{money(amount)}</bdi>{" "}
                <button
                  type="button"
                  className={buttonClass("icon")}
                  disabled={busy}
                  aria-label={t("payment.giftRemove", { digits: maskedNumber.slice(-4) })}
                  onClick={() => void remove(cardHash)}
                >
                  <Icon name="close" />
                </button>
              </dd>
            </div>
          ))}
          <div className={styles["left"]}>
            <dt>{t("payment.remaining")}</dt>
            <dd>
              <bdi>{money(left)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <p role="status" className={styles["fine"]}>
        {added === undefined ? null : t("payment.giftAdded", { amount: money(added) })}
      </p>
      {presentedError?.alert !== undefined && (
        <Alert tone="problem" title={presentedError.alert.title} details={presentedError.alert.details}>
          <p>{presentedError.alert.text}</p>
        </Alert>
      )}
      {left.minorUnits > 0 && (
        <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
          <summary>{t("payment.gift")}</summary>
          {opened && (
            <form
              ref={form}
              className={styles["gift"]}
              noValidate
              autoComplete="off"
              onSubmit={(event) => void submit(event)}
            >
              <Field
                label={t("payment.giftNumber")}
                name="giftNumber"
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                maxLength={40}
                required
                error={presentedError?.fields.get("number")}
              />
              <Field
                label={t("payment.giftCode")}
                name="giftCode"
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                maxLength={16}
                required
                hint={t("payment.giftCodeHint")}
                error={presentedError?.fields.get("securityCode")}
              />
              {captchaForm.field(captcha)}
              <Button type="submit" variant="quiet" busy={busy}>
                {t("payment.giftAdd")}
              </Button>
            </form>
          )}
        </details>
      )}
    </div>
  )
}
