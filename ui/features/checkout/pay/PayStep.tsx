import { Fragment, useEffect, useRef, useState } from "react"
import { offeredMethods, payWay } from "../../../../domain/checkout/payWay.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { PaymentEntry } from "../../../../domain/payment/PaymentEntry.ts"
import { leftToPay } from "../../../../domain/payment/paymentsFor.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/ChoiceGroup.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { PolicyLink } from "../../../design/PolicyLink.tsx"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import { CardPlace } from "../card/CardPlace.tsx"
import { BankForm } from "./BankForm.tsx"
import { GiftCards } from "./GiftCards.tsx"
import { KeptCardForm } from "./KeptCardForm.tsx"
import { keptCardName } from "./keptCardName.ts"
import { KeepCard } from "./KeepCard.tsx"
import { MethodForm } from "./MethodForm.tsx"
import styles from "./Pay.module.css"
import type { PayStepProps } from "./PayProps.ts"
import { SessionForm } from "./SessionForm.tsx"
import { useDeviceWallet } from "./useDeviceWallet.ts"
import { useRememberedWay } from "./useRememberedWay.ts"

/**
 * The ways to pay, a cart or an order that stands unpaid: gift cards first, then one other way for what they leave,
 * each with what it asks for.
 */
export function PayStep({
  orderId,
  methods,
  total,
  refused,
  gone,
  memory,
  onMemory,
  onPay,
  captcha,
  repaying,
}: PayStepProps) {
  const t = useText()
  const money = useMoney()
  const isRegistered = useIsRegistered()
  const isRepay = repaying !== undefined
  const payment = { orderId, guestToken: repaying?.guestToken, isRepay }
  // What an order is paid again with is for that payment alone: the shop is asked neither to keep a card nor to
  // remember the way.
  const mayKeep = isRegistered && !isRepay
  const kept = useKeptCards(isRegistered, gone === "keptCard", isRepay)
  const { paying } = useCommands()
  const giftMethod = methods.find((method) => payWay(method) === "giftCard")
  const understood = offeredMethods(methods)
  const WalletForm = useDeviceWallet(understood.some(({ way }) => way === "deviceWallet"))
  const offered = understood.filter(({ way }) => way !== "deviceWallet" || WalletForm !== undefined)
  const choose = useRememberedWay({ orderId, memory, onMemory, isRegistered: mayKeep, offered })
  const cardMethod = offered.find(({ way }) => way === "card")
  const keptCards = cardMethod === undefined ? [] : kept
  const known = useRef(memory.giftCards)
  known.current = memory.giftCards
  // A total that changed changes what gift cards pay of it. An answer that is late says nothing of one that was added
  // meanwhile.
  useEffect(() => {
    if (giftMethod === undefined) return
    const before = memory.giftCards
    void paying((core) => core.readGiftCards(payment)).then((result) =>
      result.ok && known.current === before ? onMemory({ giftCards: result.value ?? NO_GIFT_CARDS(total) }) : undefined,
    )
  }, [orderId, total.minorUnits])
  const giftCards = (memory.giftCards?.adjustments ?? []).filter(({ amount }) => amount.minorUnits > 0)
  const left = leftToPay(total, giftCards)
  const choices = [
    ...keptCards.map((card) => ({
      value: `kept:${card.hash}`,
      label: <bdi>{keptCardName(t, card)}</bdi>,
      note: t("payment.savedUntil", {
        date: `${String(card.month).padStart(2, "0")}/${String(card.year % 100).padStart(2, "0")}`,
      }),
    })),
    ...offered.map(({ id, name }) => ({ value: `method:${id}`, label: name })),
  ]
  // A wallet that comes to light later takes no place where somebody types already.
  const first =
    choices.find(({ value }) => !offered.some(({ id, way }) => way === "deviceWallet" && value === `method:${id}`)) ??
    choices[0]
  const chosen = choices.find(({ value }) => value === memory.choice)?.value ?? first?.value
  const card = keptCards.find(({ hash }) => chosen === `kept:${hash}`)
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
  const label = (way: string) => t("payment.payBy", { amount: money(left), way })
  return (
    <div className={styles["step"]}>
      {giftMethod !== undefined && (
        <GiftCards
          payment={payment}
          adjustments={memory.giftCards}
          left={left}
          onChange={(changed) => onMemory({ giftCards: changed })}
          captcha={captcha}
        />
      )}
      {gone !== undefined && (
        <Notice>
          <p>{t(gone === "keptCard" ? "payment.savedCardUnavailable" : "cardForm.reenter")}</p>
        </Notice>
      )}
      {left.minorUnits === 0 && giftCards.length > 0 ? (
        <form
          className={styles["way"]}
          onSubmit={(event) => {
            event.preventDefault()
            pay(undefined)
          }}
        >
          <p className={styles["fine"]}>{t("payment.conditions")}</p>
          <Button type="submit">{t("payment.payGiftCards", { amount: money(total) })}</Button>
        </form>
      ) : method === undefined ? (
        <p>{t("checkout.noPayment")}</p>
      ) : (
        <>
          {choices.length > 1 && (
            <ChoiceGroup
              legend={t("payment.method")}
              legendHidden
              name="way"
              value={chosen}
              choices={choices}
              onChoose={choose}
            />
          )}
          <Fragment key={chosen}>{way()}</Fragment>
        </>
      )}
      <p className={styles["fine"]}>
        <PolicyLink of="conditions" />
        {"\u2003"}
        <PolicyLink of="privacy" />
      </p>
    </div>
  )

  function way() {
    if (method === undefined) return null
    const props = { payment, method, onEntry: pay, label: label(method.name) }
    if (card !== undefined)
      return (
        <KeptCardForm
          {...props}
          label={label(keptCardName(t, card))}
          card={card}
          total={left}
          refused={refused}
          captcha={captcha}
        />
      )
    switch (method.way) {
      case "card":
        return (
          <CardPlace
            method={method}
            total={left}
            refused={refused}
            captcha={captcha}
            label={props.label}
            conditions={mayKeep ? t("payment.conditions") : undefined}
            onPay={(given, keep) =>
              pay(
                "token" in given
                  ? { by: "sealedCard", methodId: method.id, sealed: given, keep }
                  : { by: "card", methodId: method.id, card: given, keep },
              )
            }
          >
            {mayKeep && <KeepCard />}
          </CardPlace>
        )
      case "deviceWallet":
        return WalletForm === undefined ? null : (
          <WalletForm {...props} onGone={repaying?.onGone} total={left} captcha={captcha} />
        )
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

/**
 * The cards the shop keeps for a registered shopper that have not ended, the default one first; read again when one was
 * gone.
 */
function useKeptCards(isRegistered: boolean, isGone: boolean, isRepay: boolean): readonly WalletCard[] {
  const { paying } = useCommands()
  const [cards, setCards] = useState<readonly WalletCard[]>([])
  useEffect(() => {
    if (!isRegistered) return
    // Without them the other ways are there all the same.
    void paying((core) => core.keptCards(isRepay)).then((result) =>
      result.ok ? setCards(result.value.cards.filter(({ isExpired }) => !isExpired)) : undefined,
    )
  }, [isRegistered, isGone])
  return cards
}
