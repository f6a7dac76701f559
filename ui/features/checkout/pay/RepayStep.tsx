import { payWay } from "../../../../domain/checkout/payWay.ts"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { CardEntry } from "../../../../domain/payment/Card.ts"
import type { SealedCard, TokenPayment } from "../../../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { ChoiceGroup } from "../../../design/ChoiceGroup.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { CardPlace } from "../card/CardPlace.tsx"
import type { GoneCard } from "../goneCard.ts"
import styles from "./Pay.module.css"
import { useDeviceWallet } from "./useDeviceWallet.ts"

export interface RepayStepProps {
  readonly orderId: OrderId
  /** Opens a guest's order where the session does not. */
  readonly guestToken: string | undefined
  readonly methods: readonly PaymentMethod[]
  readonly total: Money
  /** What the shop found wrong with the card that was sent last. */
  readonly refused: readonly { readonly field: string; readonly rule: string }[]
  readonly gone: GoneCard | undefined
  /** The id of the method that was chosen; outlives a payment that was refused. */
  readonly chosen: string | undefined
  readonly onChoose: (methodId: string) => void
  readonly onPay: (methodId: string, means: CardEntry | SealedCard | TokenPayment) => void
  /** It takes no further payment, as the shop said before anything was paid. */
  readonly onGone: () => void
}

/** How an order that stands unpaid is paid: by a card, or by the wallet of a device that has one. */
export function RepayStep({ orderId, guestToken, methods, total, refused, gone, chosen, onChoose, onPay, onGone }: RepayStepProps) {
  const t = useText()
  const money = useMoney()
  const card = methods.find((method) => payWay(method) === "card")
  const wallet = methods.find((method) => payWay(method) === "deviceWallet")
  const WalletForm = useDeviceWallet(wallet !== undefined)
  const offered = [...(wallet === undefined || WalletForm === undefined ? [] : [wallet]), ...(card === undefined ? [] : [card])]
  // A wallet that comes to light later takes no place where somebody types already.
  const method = offered.find(({ id }) => id === chosen) ?? card ?? offered[0]
  if (method === undefined) return <p>{t("checkout.noPayment")}</p>
  return (
    <div className={styles["step"]}>
      {offered.length > 1 && <ChoiceGroup legend={t("waysToPay.choose")} legendHidden name="way" value={`method:${method.id}`} choices={offered.map(({ id, name }) => ({ value: `method:${id}`, label: name }))} onChoose={(value) => onChoose(value.slice("method:".length))} />}
      {method === wallet && WalletForm !== undefined
        ? <WalletForm orderId={orderId} guestToken={guestToken} method={{ ...method, way: "deviceWallet" }} total={total} label={t("waysToPay.payBy", { amount: money(total), way: method.name })} onEntry={(entry) => (entry.by === "token" ? onPay(method.id, entry) : undefined)} onGone={onGone} />
        : (
          <>
            {gone === "sealedCard" && <Notice><p>{t("cardFrame.typeAgain")}</p></Notice>}
            <CardPlace method={method} total={total} refused={refused} label={t("checkout.payAmount", { amount: money(total) })} onPay={(given) => onPay(method.id, given)} />
          </>
        )}
    </div>
  )
}
