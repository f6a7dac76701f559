import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { addressLabel } from "../../../domain/address/addressLabel.ts"
import { isVirtualGiftCard } from "../../../domain/cart/isVirtualGiftCard.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { GiftCardWords } from "../../design/GiftCardWords.tsx"
import { PurchaseLines } from "../../design/PurchaseLines.tsx"
import { TotalsTable } from "../../design/TotalsTable.tsx"
import type { CaptchaSlot } from "../../runtime/CaptchaSlot.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { TextProvider, useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { usePurchasePages } from "../../runtime/usePurchasePages.ts"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { AddressFields } from "./AddressFields.tsx"
import { QuestionPlace } from "./QuestionPlace.tsx"
import { CheckoutNotices } from "./CheckoutNotices.tsx"
import { rememberFailedPayment } from "./failedPayment.ts"
import { CheckoutSection } from "./CheckoutSection.tsx"
import type { TextKey } from "../../text/TextKey.ts"
import type { CheckoutNotice, CheckoutStep } from "./checkoutState.ts"
import styles from "./CheckoutView.module.css"
import { DeliverySummary } from "./delivery/DeliverySummary.tsx"
import type { DeliveryParts, FetchDeliveryParts } from "./delivery/DeliveryParts.ts"
import { useDeliveryParts } from "./delivery/useDeliveryParts.ts"
import { WhereStep } from "./delivery/WhereStep.tsx"
import { goneCard } from "./goneCard.ts"
import { HowStep } from "./HowStep.tsx"
import { PayPlace } from "./pay/PayPlace.tsx"
import type { PayMemory } from "./pay/PayProps.ts"
import { usePayStep } from "./pay/usePayStep.ts"
import { PaymentUnderWay } from "./PaymentUnderWay.tsx"
import type { Checkout } from "./useCheckout.ts"
import { useCheckout } from "./useCheckout.ts"

export interface CheckoutViewProps {
  readonly address: PageAddress
  readonly captcha: CaptchaSlot
  readonly fetchParts?: FetchDeliveryParts
  /** Orders that wait for their payment. */
  readonly waiting?: ReactNode
}

const STEP_TITLES = {
  who: "checkout.contact",
  where: "checkout.shippingAddress",
  how: "checkout.deliveryMethod",
  pay: "checkout.payment",
} as const satisfies Readonly<Record<CheckoutStep, TextKey>>

/** The checkout: who, where, how, pay, on one page. */
export function CheckoutView({ address, captcha, fetchParts, waiting }: CheckoutViewProps) {
  const t = useText()
  const pages = useShopPages()
  const checkout = useCheckout(address)
  const { state } = checkout
  const parts = useDeliveryParts(state.step !== "who", fetchParts)
  useWayOn(checkout)
  return (
    <div className={styles["page"]}>
      <h1>{t("checkout.title")}</h1>
      <noscript>
        <p className={styles["noScript"]}>
          {t("checkout.noScript")} <PageLink to={pages.cart}>{t("checkout.backToCart")}</PageLink>
        </p>
      </noscript>
      {/* While this purchase is on its way nothing leads to another one. */}
      {(state.phase === "filling" || state.phase === "closed") && waiting}
      {state.phase === "closed" ? (
        <Closed checkout={checkout} />
      ) : (
        <div className={styles["columns"]}>
          <div className={styles["steps"]}>
            <TextProvider translate={parts === undefined || parts === "failed" ? t : parts.translate}>
              <Steps checkout={checkout} captcha={captcha} parts={parts} />
            </TextProvider>
          </div>
          <Summary checkout={checkout} />
        </div>
      )}
    </div>
  )
}

function Steps({
  checkout,
  captcha,
  parts,
}: {
  readonly checkout: Checkout
  readonly captcha: CaptchaSlot
  readonly parts: DeliveryParts | "failed" | undefined
}) {
  const t = useText()
  const { countryName } = useFrame().store
  const { state, goTo } = checkout
  const { phase, step: open, address, busy, problems, shipping, cart, orderId } = state
  const locked = phase !== "filling"
  const pay = usePayStep(open === "how" || open === "pay" || phase === "scanning")
  const [memory, setMemory] = useState<PayMemory>({})
  // Of what goes by e-mail alone nothing is brought anywhere: the address is the bill's.
  const isMailed = cart?.items.every(isVirtualGiftCard) === true
  const section = (step: CheckoutStep) => ({
    step,
    title: t(isMailed && step === "where" ? "checkout.billingAddress" : STEP_TITLES[step]),
    open,
    locked,
    onChange: () => goTo(step),
  })
  if (phase === "inDoubt") return <PaymentUnderWay stage="inDoubt" orderId={orderId ?? ""} onAsk={checkout.askNow} />
  if (phase === "scanning" && typeof pay.parts === "object" && orderId !== undefined && state.qr !== undefined)
    return (
      <TextProvider translate={pay.parts.t}>
        <pay.parts.ScanPanel
          payment={orderId}
          qr={state.qr}
          onOutcome={checkout.end}
          onOrder={() => checkout.end({ outcome: "confirmed", orderId })}
        />
      </TextProvider>
    )
  if (phase === "scanning") return <PaymentUnderWay stage="confirmed" />
  if (phase === "asked" && state.question !== undefined)
    return (
      <QuestionPlace
        captcha={captcha}
        question={state.question}
        total={cart?.totalOrder}
        onAnswer={checkout.answer}
        onOtherWay={checkout.otherWay}
      />
    )
  if (phase === "leaving" || phase === "confirmed" || phase === "repay") return <PaymentUnderWay stage={phase} />
  return (
    <>
      <CheckoutNotices notice={state.notice} cart={cart} onQuantity={checkout.setQuantity} />
      <CheckoutSection {...section("who")} summary={<bdi>{address.email}</bdi>}>
        <SignIn />
        <AddressFields
          address={address}
          fields={["email"]}
          problems={problems}
          busy={busy}
          submit={t("checkout.continue")}
          onSubmit={checkout.giveEmail}
        />
      </CheckoutSection>
      <CheckoutSection
        {...section("where")}
        summary={
          <>
            {addressLabel(address).map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
            {parts !== undefined && parts !== "failed" && !locked && (
              <parts.InvoiceDetails
                address={address}
                billing={state.billing}
                wishes={state.wishes ?? {}}
                notice={state.notice}
                captcha={captcha}
                onWish={checkout.wish}
              />
            )}
          </>
        }
      >
        {!isMailed && <p className={styles["hint"]}>{t("checkout.country", { country: countryName })}</p>}
        <WhereStep
          address={address}
          problems={problems}
          busy={busy}
          parts={parts}
          onGive={checkout.giveAddress}
          onDeliverTo={checkout.deliverTo}
        />
      </CheckoutSection>
      <CheckoutSection
        {...section("how")}
        summary={
          shipping === undefined ? null : <DeliverySummary method={shipping} delivery={state.delivery} parts={parts} />
        }
      >
        {typeof parts === "object" && (
          <parts.PackingChoice
            wishes={state.wishes ?? {}}
            onChange={(wishes) =>
              checkout.wish({ billing: state.billing, wishes, lacksInvoice: state.lacksInvoice === true })
            }
          />
        )}
        <HowStep state={state} parts={parts} onChoose={checkout.chooseShipping} />
      </CheckoutSection>
      <CheckoutSection {...section("pay")} summary={null}>
        {state.lacksInvoice === true ? (
          <p>{t("delivery.invoiceRequired")}</p>
        ) : phase === "paying" && cart !== undefined ? (
          <PaymentUnderWay stage="paying" total={cart.totalOrder} />
        ) : cart === undefined || orderId === undefined || state.paymentMethods.length === 0 ? (
          <p>{t("checkout.noPayment")}</p>
        ) : (
          <PayPlace
            step={pay}
            show={({ PayStep }) => (
              <PayStep
                orderId={orderId}
                methods={state.paymentMethods}
                total={cart.totalOrder}
                refused={cardRefusals(state.notice)}
                gone={state.notice?.notice === "error" ? goneCard(state.notice.error) : undefined}
                memory={memory}
                onMemory={(change) => setMemory((known) => ({ ...known, ...change }))}
                onPay={checkout.pay}
                captcha={captcha}
              />
            )}
          />
        )}
      </CheckoutSection>
    </>
  )
}

/** The way to an account and back, for whoever has one; a guest needs none. */
function SignIn() {
  const t = useText()
  const { page, checkout } = useShopPages()
  const { addressOf } = useNavigation()
  const isRegistered = useIsRegistered()
  const here = addressOf(checkout)
  if (isRegistered || !here.ok) return null
  return (
    <p>
      <PageLink to={page("ItxLoginPage", { redirectUri: here.address, context: "checkout", guest_flow: "true" })}>
        {t("navigation.signIn")}
      </PageLink>
    </p>
  )
}

function cardRefusals(notice: CheckoutNotice | undefined) {
  return notice?.notice === "error" && notice.error._tag === "CardRefused" ? notice.error.problems : []
}

function Summary({ checkout: { state } }: { readonly checkout: Checkout }) {
  const t = useText()
  const pages = useShopPages()
  const { phase, step } = state
  // Until the checkout has opened, the cart that came with the page; readers without scripts see no other.
  const { cart: known } = useCart()
  const cart = state.cart ?? (phase === "opening" && known !== undefined && known.items.length > 0 ? known : undefined)
  // No cart is fetched before it is known how a payment ended, and nothing leads to paying again while one is on its
  // way.
  if (phase === "inDoubt" && cart === undefined) return null
  return (
    <aside className={styles["summary"]} aria-label={t("cart.summary")}>
      {cart === undefined ? (
        <p role="status" className={styles["opening"]}>
          {t("checkout.loading")}
        </p>
      ) : (
        <>
          <PurchaseLines items={cart.items} />
          <GiftCardWords info={cart.giftInfo} className={styles["gift"]} />
          <TotalsTable totals={cart} shipping={step === "pay" ? "known" : "open"} />
          {(phase === "filling" || phase === "opening") && (
            <PageLink to={pages.cart} className={buttonClass("plain")}>
              {t("checkout.backToCart")}
            </PageLink>
          )}
        </>
      )}
    </aside>
  )
}

function Closed({ checkout }: { readonly checkout: Checkout }) {
  const t = useText()
  const pages = useShopPages()
  const { notice } = checkout.state
  const empty = notice?.notice === "error" && notice.error._tag === "CartEmpty"
  return (
    <div className={styles["closed"]}>
      <CheckoutNotices notice={notice} cart={undefined} onQuantity={checkout.setQuantity} />
      {empty ? (
        <PageLink to={pages.home} className={buttonClass("quiet")}>
          {t("cart.home")}
        </PageLink>
      ) : (
        <>
          <Button onClick={checkout.begin}>{t("cart.retry")}</Button>
          <PageLink to={pages.cart} className={buttonClass("quiet")}>
            {t("checkout.backToCart")}
          </PageLink>
        </>
      )}
    </div>
  )
}

/** Leads on once the order stands, with an empty cart behind: to its confirmation, or to where it is paid again. */
function useWayOn({ state: { phase, orderId, guestToken, cart, hasFailed = false } }: Checkout): void {
  const { go } = useNavigation()
  const pages = usePurchasePages()
  const shownCart = useCart()
  useEffect(() => {
    if ((phase !== "confirmed" && phase !== "repay") || orderId === undefined) return
    const known = cart ?? shownCart.cart
    if (known !== undefined) {
      const { id: _, ...rest } = known
      shownCart.set({ ...rest, items: [], adjustments: [], promoCodes: [], taxes: [] })
    }
    if (hasFailed) rememberFailedPayment(orderId)
    const page = phase === "confirmed" ? pages.confirmation : pages.repayment
    go(page({ orderId, guestToken }), { replace: true })
  }, [phase])
}
