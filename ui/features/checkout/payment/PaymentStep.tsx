import { Fragment, useEffect, useRef, useState } from "react"
import { offeredPaymentMethods, paymentFlow } from "../../../../domain/checkout/paymentFlow.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { PaymentEntry } from "../../../../domain/payment/PaymentEntry.ts"
import { remainingTotal } from "../../../../domain/payment/splitPayments.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { PolicyLink } from "../../shared/PolicyLink.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import { CardSlot } from "../card/CardSlot.tsx"
import { BankForm } from "./BankForm.tsx"
import { GiftCards } from "./GiftCards.tsx"
import { SavedCardForm } from "./SavedCardForm.tsx"
import { savedCardName } from "../../shared/labels/savedCardName.ts"
import { MethodForm } from "./MethodForm.tsx"
import styles from "./Payment.module.css"
import type { PaymentStepProps } from "./PaymentProps.ts"
import { SessionForm } from "./SessionForm.tsx"
import { useDeviceWallet } from "./useDeviceWallet.ts"
import { usePreferredMethod } from "./usePreferredMethod.ts"
import { CheckField } from "../../../design/fields/CheckField.tsx"

const DeviceWalletForm = lazyComponent(async () => (await import("./DeviceWalletForm.tsx")).DeviceWalletForm)

/** Consent to save the card; not preselected. */
export function SaveCardOption() {
  const t = useText()
  return <CheckField name="keep" label={t("payment.saveCard")} hint={t("payment.saveCardHint")} />
}

/**
 * The payment methods for a cart or an unpaid order: gift cards first, then one other method for the remaining amount.
 */
export function PaymentStep({
  orderId,
  methods,
  total,
  refused,
  gone,
  draft,
  onDraftChange,
  onPay,
  captcha,
  repaying,
}: PaymentStepProps) {
  const t = useText()
  const money = useMoney()
  const isRegistered = useIsRegistered()
  const isRepay = repaying !== undefined
  const payment = { orderId, guestToken: repaying?.guestToken, isRepay }
  // Repayment applies to one payment only: neither the card nor the preferred method is saved.
  const canSaveCard = isRegistered && !isRepay
  const walletCards = useSavedCards(isRegistered, gone === "savedCard", isRepay)
  const { payments } = useCommands()
  const giftMethod = methods.find((method) => paymentFlow(method) === "giftCard")
  const supportedMethods = offeredPaymentMethods(methods)
  const hasDeviceWallet = useDeviceWallet(
    supportedMethods.some(({ flow }) => flow === "deviceWallet"),
    DeviceWalletForm,
  )
  const offered = supportedMethods.filter(({ flow }) => flow !== "deviceWallet" || hasDeviceWallet)
  const choose = usePreferredMethod({ orderId, draft, onDraftChange, isRegistered: canSaveCard, offered })
  const cardMethod = offered.find(({ flow }) => flow === "card")
  const savedCards = cardMethod === undefined ? [] : walletCards
  const known = useRef(draft.giftCards)
  known.current = draft.giftCards
  // A changed total changes the amount that gift cards cover. A late response does not include a card that was added in
  // the meantime.
  useEffect(() => {
    if (giftMethod === undefined) return
    const before = draft.giftCards
    void payments
      .loadGiftCards(payment)
      .then((result) =>
        result.ok && known.current === before
          ? onDraftChange({ giftCards: result.value ?? NO_GIFT_CARDS(total) })
          : undefined,
      )
  }, [orderId, total.minorUnits])
  const giftCards = (draft.giftCards?.adjustments ?? []).filter(({ amount }) => amount.minorUnits > 0)
  const left = remainingTotal(total, giftCards)
  const choices = [
    ...savedCards.map((card) => ({
      value: `kept:${card.hash}`,
      label: savedCardName(t, card),
      note: t("payment.savedUntil", {
        date: `${String(card.month).padStart(2, "0")}/${String(card.year % 100).padStart(2, "0")}`,
      }),
    })),
    ...offered.map(({ id, name }) => ({ value: `method:${id}`, label: name })),
  ]
  // A device wallet that becomes available later does not replace a form the customer may be filling in.
  const first =
    choices.find(({ value }) => !offered.some(({ id, flow }) => flow === "deviceWallet" && value === `method:${id}`)) ??
    choices[0]
  const chosen = choices.find(({ value }) => value === draft.choice)?.value ?? first?.value
  const card = savedCards.find(({ hash }) => chosen === `kept:${hash}`)
  const method = card === undefined ? offered.find(({ id }) => chosen === `method:${id}`) : cardMethod
  const pay = (entry: PaymentEntry | undefined) =>
    onPay({
      ...(entry === undefined ? {} : { payment: entry }),
      giftCards: giftCards.map(({ cardHash, amount }) => ({
        by: "giftCard",
        methodId: giftMethod?.id ?? "",
        cardHash,
        amount,
      })),
    })
  // The words of an order are for new orders only: an unpaid order is already placed (decision 041).
  const label = (name: string) =>
    isRepay ? t("payment.payNow", { amount: money(left) }) : t("payment.payBy", { amount: money(left), way: name })
  return (
    <div className={styles["step"]}>
      {giftMethod !== undefined && (
        <GiftCards
          payment={payment}
          adjustments={draft.giftCards}
          left={left}
          onChange={(changed) => onDraftChange({ giftCards: changed })}
          captcha={captcha}
        />
      )}
      {gone !== undefined && (
        <Alert>
          <p>{t(gone === "savedCard" ? "payment.savedCardUnavailable" : "cardForm.reenter")}</p>
        </Alert>
      )}
      {left.minorUnits === 0 && giftCards.length > 0 ? (
        <form
          className={styles["method"]}
          onSubmit={(event) => {
            event.preventDefault()
            pay(undefined)
          }}
        >
          <p className={styles["fine"]}>{t("payment.conditions")}</p>
          <Button type="submit">
            {t(isRepay ? "payment.payNow" : "payment.payGiftCards", { amount: money(total) })}
          </Button>
        </form>
      ) : method === undefined ? (
        <p>{t("checkout.noPayment")}</p>
      ) : (
        <>
          {choices.length > 1 && (
            <ChoiceGroup
              legend={t("payment.method")}
              legendHidden
              name="method"
              value={chosen}
              choices={choices}
              onChoose={choose}
            />
          )}
          <Fragment key={chosen}>{methodForm()}</Fragment>
        </>
      )}
      <p className={styles["fine"]}>
        <PolicyLink of="conditions" />
        {"\u2003"}
        <PolicyLink of="privacy" />
      </p>
    </div>
  )

  function methodForm() {
    if (method === undefined) return null
    const props = { payment, method, onEntry: pay, label: label(method.name) }
    if (card !== undefined)
      return (
        <SavedCardForm
          {...props}
          label={label(savedCardName(t, card))}
          card={card}
          total={left}
          refused={refused}
          captcha={captcha}
        />
      )
    switch (method.flow) {
      case "card":
        return (
          <CardSlot
            method={method}
            total={left}
            refused={refused}
            captcha={captcha}
            label={props.label}
            conditions={canSaveCard ? t("payment.conditions") : undefined}
            onPay={(submitted, saveCard) =>
              pay(
                "token" in submitted
                  ? { by: "tokenizedCard", methodId: method.id, sealed: submitted, saveCard }
                  : { by: "card", methodId: method.id, card: submitted, saveCard },
              )
            }
          >
            {canSaveCard && <SaveCardOption />}
          </CardSlot>
        )
      case "deviceWallet":
        return <DeviceWalletForm of={{ ...props, onNotPayable: repaying?.onNotPayable, total: left, captcha }} />
      case "bank":
        return <BankForm {...props} />
      case "session":
        return <SessionForm {...props} total={total} captcha={captcha} />
      default:
        return <MethodForm {...props} />
    }
  }
}

const NO_GIFT_CARDS = (total: CardAdjustments["remaining"]): CardAdjustments => ({ adjustments: [], remaining: total })

/** A registered customer's saved cards that have not expired, the default one first; reloaded when one is gone. */
function useSavedCards(isRegistered: boolean, isGone: boolean, isRepay: boolean): readonly WalletCard[] {
  const { payments } = useCommands()
  const [cards, setCards] = useState<readonly WalletCard[]>([])
  useEffect(() => {
    if (!isRegistered) return
    // The other payment methods work without them.
    void payments
      .savedCards(isRepay)
      .then((result) => (result.ok ? setCards(result.value.cards.filter(({ isExpired }) => !isExpired)) : undefined))
  }, [isRegistered, isGone])
  return cards
}
