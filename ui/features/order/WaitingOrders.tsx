import { useEffect, useRef, useState } from "react"
import type { Cancellation } from "../../../application/order/cancelOrder.ts"
import type { WaitingOrder } from "../../../application/checkout/waitingOrders.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Notice } from "../../design/Notice.tsx"
import { askOrders } from "../../runtime/askOrders.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { TextProvider, useText } from "../../runtime/TextProvider.tsx"
import { useKeptUntil } from "../../runtime/useKeptUntil.ts"
import { useMoney } from "../../runtime/useMoney.ts"
import { usePurchasePages } from "../../runtime/usePurchasePages.ts"
import { useShopPages } from "../../runtime/useShopPages.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../text/loadTexts.ts"
import { CancelBox } from "./CancelBox.tsx"
import styles from "./Order.module.css"

/**
 * Orders that wait for their payment, where a shopper comes back to the cart or the checkout: to be paid, or cancelled
 * (F197).
 */
export function WaitingOrders() {
  const commands = useCommands()
  const cart = useCart()
  const t = useOrderText()
  const news = useRef<HTMLDivElement>(null)
  const [orders, setOrders] = useState<readonly WaitingOrder[]>([])
  const [isCancelled, setCancelled] = useState(false)
  const read = () =>
    void askOrders(commands, (asked) => asked.waiting()).then((answer) =>
      answer.ok ? setOrders(answer.value) : undefined,
    )
  useEffect(() => {
    read()
    // What was left at the bank may have been decided there, or in another tab, when the page is looked at again.
    const look = () => (document.visibilityState === "visible" ? read() : undefined)
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
    // `read` is another function at every drawing and does the same.
  }, [])
  const cancelled = async ({ order }: Cancellation) => {
    setOrders((known) => known.filter((one) => one.order.id !== order.order.id))
    setCancelled(true)
    news.current?.focus()
    const loaded = await commands.loadCart()
    if (loaded.ok) cart.set(loaded.value)
  }
  if (t === undefined) return null
  return (
    <TextProvider translate={t}>
      <div className={styles["waiting"]}>
        <div ref={news} tabIndex={-1}>
          <Notice tone="success" title={isCancelled ? t("orders.cancelDone") : undefined} />
        </div>
        {orders.map((waiting) => (
          <Waiting
            key={waiting.order.id}
            waiting={waiting}
            onCancelled={(cancellation) => void cancelled(cancellation)}
          />
        ))}
      </div>
    </TextProvider>
  )
}

function Waiting({
  waiting,
  onCancelled,
}: {
  readonly waiting: WaitingOrder
  readonly onCancelled: (cancellation: Cancellation) => void
}) {
  const t = useText()
  const money = useMoney()
  const pages = useShopPages()
  const { repayment } = usePurchasePages()
  const { order, actions, repay, isBegun } = waiting
  const until = useKeptUntil(repay)
  // A payment that was begun goes on where its bank leads back to; one that was refused is paid again.
  const onwards = isBegun ? pages.page("ItxOrderPaymentPage", { orderId: order.id }) : repayment({ orderId: order.id })
  return (
    <Notice
      title={t("orders.waiting.title", { id: order.id })}
      actions={
        <>
          <PageLink to={onwards} className={buttonClass()}>
            {t("orders.waiting.continue")}
          </PageLink>
          {actions.includes("CANCEL") && (
            <CancelBox opened={waiting} guestToken={undefined} label={t("orders.cancel")} onEnd={onCancelled} />
          )}
        </>
      }
    >
      <p>
        {t("orders.waiting.text", { amount: `\u2068${money(order.totalOrder)}\u2069` })}
        {until !== undefined && ` ${t("orders.payUntil", { time: until })}`}
      </p>
    </Notice>
  )
}

/** The words about orders, which the pages of the cart do not bring; the shop's editors may have replaced some. */
function useOrderText(): Translate | undefined {
  const { language } = useText()
  const { texts } = useFrame()
  const [t, setT] = useState<{ readonly translate: Translate }>()
  useEffect(() => {
    void loadTexts(textLanguage(language), ["browse", "purchase", "orders"]).then(
      (own) => setT({ translate: createTranslate(language, own, texts) }),
      () => undefined /* nothing is said without words; the next page tries again */,
    )
  }, [language, texts])
  return t?.translate
}
