import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { isVirtualGiftCard } from "../../../domain/cart/isVirtualGiftCard.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { GiftMessageNote } from "../shared/cart/GiftMessageNote.tsx"
import { PurchaseLines } from "../shared/cart/PurchaseLines.tsx"
import { TotalsTable } from "../shared/cart/TotalsTable.tsx"
import type { CaptchaSlot } from "../../runtime/useCaptcha.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import type { LazyComponent } from "../../runtime/lazyComponent.tsx"
import { lazyComponent, usePreload } from "../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { usePurchasePages } from "../../runtime/pages/usePurchasePages.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { ContactForm } from "./address/ContactForm.tsx"
import type { CheckoutAlertsProps } from "./CheckoutAlerts.tsx"
import { rememberFailedPayment } from "./after-payment/failedPayment.ts"
import { CheckoutSection } from "./CheckoutSection.tsx"
import type { TextKey } from "../../text/TextKey.ts"
import type { CheckoutAlert, CheckoutStep } from "./checkoutState.ts"
import styles from "./CheckoutView.module.css"
import { DeliverySummary } from "./delivery/DeliverySummary.tsx"
import type { DeliveryPartProps, DeliveryParts } from "./delivery/DeliveryParts.ts"
import { rejectedCardOf } from "./card/rejectedCardOf.ts"
import { PaymentSlot, ScanSlot, usePaymentPreload } from "./payment/PaymentSlot.tsx"
import type { PaymentDraft } from "./payment/PaymentProps.ts"
import { PaymentInProgress } from "./after-payment/PaymentInProgress.tsx"
import type { Checkout } from "./useCheckout.ts"
import { useCheckout } from "./useCheckout.ts"

const AddressStep = lazyComponent(async () => (await import("./delivery/AddressStep.tsx")).AddressStep)
const DeliveryStep = lazyComponent(async () => (await import("./DeliveryStep.tsx")).DeliveryStep)
const CheckoutAlerts = lazyComponent(async () => (await import("./CheckoutAlerts.tsx")).CheckoutAlerts)
const AddressSummary = lazyComponent(async () => (await import("../shared/labels/AddressSummary.tsx")).AddressSummary)

export interface CheckoutViewProps {
  readonly address: PageAddress
  readonly captcha: CaptchaSlot
  readonly deliveryPart: LazyComponent<DeliveryPartProps>
  /** Orders that await payment. */
  readonly waiting?: ReactNode
}

const PaymentActionPanel = lazyComponent(
  async () => (await import("./after-payment/PaymentActionPanel.tsx")).PaymentActionPanel,
  ["browse", "purchase", "account"],
)

const STEP_TITLES = {
  contact: "checkout.contact",
  address: "checkout.shippingAddress",
  delivery: "checkout.deliveryMethod",
  payment: "checkout.payment",
} as const satisfies Readonly<Record<CheckoutStep, TextKey>>

/** The checkout on one page: contact, shipping address, delivery, payment. */
export function CheckoutView({ address, captcha, deliveryPart, waiting }: CheckoutViewProps) {
  const t = useText()
  const pages = useShopPages()
  const checkout = useCheckout(address)
  const { state } = checkout
  usePreload(DeliveryStep, state.step !== "contact")
  usePreload(CheckoutAlerts, state.step !== "contact")
  const parts = { Part: deliveryPart, isLoaded: usePreload(deliveryPart, state.step !== "contact") }
  useNextPage(checkout)
  return (
    <div className={styles["page"]} data-purchase="">
      <h1>{t("checkout.title")}</h1>
      <noscript>
        <p className={styles["noScript"]}>
          {t("checkout.noScript")} <PageLink to={pages.cart}>{t("checkout.backToCart")}</PageLink>
        </p>
      </noscript>
      {/* Hidden while this purchase is pending, so that no other one is started. */}
      {(state.phase === "editing" || state.phase === "closed") && waiting}
      {state.phase === "closed" ? (
        <CheckoutUnavailable checkout={checkout} />
      ) : (
        <div className={styles["columns"]}>
          <div className={styles["steps"]}>
            <Steps checkout={checkout} captcha={captcha} parts={parts} />
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
  readonly parts: DeliveryParts
}) {
  const t = useText()
  const { countryName } = useFrame().store
  const { state, goTo } = checkout
  const { phase, step: open, address, busy, reasons, shipping, cart, orderId } = state
  const locked = phase !== "editing"
  usePaymentPreload(open === "delivery" || open === "payment" || phase === "scanRequired")
  const [draft, setDraft] = useState<PaymentDraft>({})
  // Virtual gift cards need no delivery: the address is the billing address.
  const isByEmail = cart?.items.every(isVirtualGiftCard) === true
  const section = (step: CheckoutStep) => ({
    step,
    title: t(isByEmail && step === "address" ? "checkout.billingAddress" : STEP_TITLES[step]),
    open,
    locked,
    onChange: () => goTo(step),
  })
  if (phase === "pending")
    return <PaymentInProgress stage="pending" orderId={orderId ?? ""} onCheckNow={checkout.checkNow} />
  if (phase === "scanRequired" && orderId !== undefined && state.qr !== undefined)
    return (
      <ScanSlot
        payment={orderId}
        qr={state.qr}
        onOutcome={checkout.end}
        onOrder={() => checkout.end({ outcome: "paid", orderId })}
      />
    )
  if (phase === "scanRequired") return <PaymentInProgress stage="paid" />
  if (phase === "actionRequired" && state.action !== undefined)
    return (
      <PaymentActionPanel
        of={{
          captcha,
          action: state.action,
          total: cart?.totalOrder,
          onAnswer: checkout.answer,
          onOtherMethod: checkout.chooseOtherMethod,
        }}
        loading={<PaymentInProgress stage="actionRequired" />}
        onFailed={checkout.chooseOtherMethod}
      />
    )
  if (phase === "redirecting" || phase === "paid" || phase === "repaymentRequired")
    return <PaymentInProgress stage={phase} />
  return (
    <>
      <AlertSlot alert={state.alert} cart={cart} onQuantity={checkout.setQuantity} />
      <CheckoutSection {...section("contact")} summary={<bdi>{address.email}</bdi>}>
        <SignIn />
        <ContactForm email={address.email} reasons={reasons} busy={busy} onSubmit={checkout.submitEmail} />
      </CheckoutSection>
      <CheckoutSection
        {...section("address")}
        summary={
          <>
            <AddressSummary of={{ address }} />
            {parts.isLoaded === true && !locked && (
              <parts.Part
                of={{
                  part: "invoiceDetails",
                  address,
                  billing: state.billing,
                  wishes: state.wishes ?? {},
                  alert: state.alert,
                  captcha,
                  onOptionsChange: checkout.wish,
                }}
              />
            )}
          </>
        }
      >
        {!isByEmail && <p className={styles["hint"]}>{t("checkout.country", { country: countryName })}</p>}
        <AddressStep
          of={{
            address,
            reasons,
            busy,
            parts,
            onSubmitAddress: checkout.submitAddress,
            onDeliverTo: checkout.listDeliveryOptions,
          }}
          loading={<p role="status">{t("checkout.loading")}</p>}
          failed={(retry) => <ScriptFailed onRetry={retry} />}
        />
      </CheckoutSection>
      <CheckoutSection
        {...section("delivery")}
        summary={
          shipping === undefined ? null : <DeliverySummary method={shipping} delivery={state.delivery} parts={parts} />
        }
      >
        {parts.isLoaded === true && (
          <parts.Part
            of={{
              part: "packingChoice",
              wishes: state.wishes ?? {},
              onChange: (wishes) =>
                checkout.wish({ billing: state.billing, wishes, isInvoiceMissing: state.isInvoiceMissing === true }),
            }}
          />
        )}
        <DeliveryStep
          of={{ state, parts, onChoose: checkout.chooseShipping }}
          loading={<p role="status">{t("checkout.loading")}</p>}
          failed={(retry) => <ScriptFailed onRetry={retry} />}
        />
      </CheckoutSection>
      <CheckoutSection {...section("payment")} summary={null}>
        {state.isInvoiceMissing === true ? (
          <p>{t("checkout.invoiceRequired")}</p>
        ) : phase === "submitting" && cart !== undefined ? (
          <PaymentInProgress stage="submitting" total={cart.totalOrder} />
        ) : cart === undefined || orderId === undefined || state.paymentMethods.length === 0 ? (
          <p>{t("checkout.noPayment")}</p>
        ) : (
          <PaymentSlot
            orderId={orderId}
            methods={state.paymentMethods}
            total={cart.totalOrder}
            refused={refusedCardFields(state.alert)}
            gone={state.alert?.alert === "error" ? rejectedCardOf(state.alert.error) : undefined}
            draft={draft}
            onDraftChange={(change) => setDraft((known) => ({ ...known, ...change }))}
            onPay={checkout.pay}
            captcha={captcha}
          />
        )}
      </CheckoutSection>
    </>
  )
}

/** The live region of errors and outcomes. Its script is fetched before the second step, or with the first error. */
function AlertSlot(props: CheckoutAlertsProps) {
  const t = useText()
  const none = <Alert tone="problem" />
  if (props.alert === undefined) return none
  return (
    <CheckoutAlerts
      of={props}
      loading={none}
      failed={() => <Alert tone="problem" title={t("errors.defect.title")} />}
    />
  )
}

/** A step whose script could not be fetched. */
function ScriptFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <Alert tone="problem" title={t("errors.defect.title")}>
      <p>{t("errors.defect.text")}</p>
      <Button onClick={onRetry}>{t("cart.retry")}</Button>
    </Alert>
  )
}

/** A sign-in link that returns to the checkout; guests do not need it. */
function SignIn() {
  const t = useText()
  const { page, checkout } = useShopPages()
  const { addressOf } = useNavigation()
  const isRegistered = useIsRegistered()
  const pageAddress = addressOf(checkout)
  if (isRegistered || !pageAddress.ok) return null
  return (
    <p>
      <PageLink
        to={page("ItxLoginPage", { redirectUri: pageAddress.address, context: "checkout", guest_flow: "true" })}
      >
        {t("navigation.signIn")}
      </PageLink>
    </p>
  )
}

function refusedCardFields(alert: CheckoutAlert | undefined) {
  return alert?.alert === "error" && alert.error._tag === "CardRefused" ? alert.error.reasons : []
}

function Summary({ checkout: { state } }: { readonly checkout: Checkout }) {
  const t = useText()
  const pages = useShopPages()
  const { phase, step } = state
  // Until the checkout is open, shows the cart the page was loaded with. Readers without scripts see only that one.
  const { cart: known } = useCart()
  const cart = state.cart ?? (phase === "loading" && known !== undefined && known.items.length > 0 ? known : undefined)
  // The cart is not loaded before the payment status is known, and no second payment is offered while one is pending.
  if (phase === "pending" && cart === undefined) return null
  return (
    <aside className={styles["summary"]} aria-label={t("cart.summary")}>
      {cart === undefined ? (
        <p role="status" className={styles["loading"]}>
          {t("checkout.loading")}
        </p>
      ) : (
        <>
          <PurchaseLines items={cart.items} />
          <GiftMessageNote info={cart.giftInfo} className={styles["gift"]} />
          <TotalsTable totals={cart} shipping={step === "payment" ? "known" : "open"} />
          {(phase === "editing" || phase === "loading") && (
            <PageLink to={pages.cart} className={buttonClass("plain")}>
              {t("checkout.backToCart")}
            </PageLink>
          )}
        </>
      )}
    </aside>
  )
}

function CheckoutUnavailable({ checkout }: { readonly checkout: Checkout }) {
  const t = useText()
  const pages = useShopPages()
  const { alert } = checkout.state
  const empty = alert?.alert === "error" && alert.error._tag === "CartEmpty"
  return (
    <div className={styles["closed"]}>
      <AlertSlot alert={alert} cart={undefined} onQuantity={checkout.setQuantity} />
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

/** Navigates on when the order is placed: to its confirmation or to the repayment page. The cart is empty by then. */
function useNextPage({ state: { phase, orderId, guestToken, cart, hasFailed = false } }: Checkout): void {
  const { go } = useNavigation()
  const pages = usePurchasePages()
  const shownCart = useCart()
  useEffect(() => {
    if ((phase !== "paid" && phase !== "repaymentRequired") || orderId === undefined) return
    const known = cart ?? shownCart.cart
    if (known !== undefined) {
      const { id: _, ...rest } = known
      shownCart.set({ ...rest, items: [], adjustments: [], promoCodes: [], taxes: [] })
    }
    if (hasFailed) rememberFailedPayment(orderId)
    const page = phase === "paid" ? pages.confirmation : pages.repayment
    go(page({ orderId, guestToken }), { replace: true })
  }, [phase])
}
