import { useEffect } from "react"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { addressLabel } from "../../../domain/address/addressLabel.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { dayRange } from "../../design/dayRange.ts"
import { PurchaseLines } from "../../design/PurchaseLines.tsx"
import { TotalsTable } from "../../design/TotalsTable.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { AddressFields } from "./AddressFields.tsx"
import { CardForm } from "./CardForm.tsx"
import { CheckoutNotices } from "./CheckoutNotices.tsx"
import { CheckoutSection } from "./CheckoutSection.tsx"
import type { CheckoutNotice, CheckoutStep } from "./checkoutState.ts"
import styles from "./CheckoutView.module.css"
import { HowStep } from "./HowStep.tsx"
import { PaymentUnderWay } from "./PaymentUnderWay.tsx"
import type { Checkout } from "./useCheckout.ts"
import { useCheckout } from "./useCheckout.ts"

/** The checkout: who, where, how, pay, on one page. */
export function CheckoutView({ address }: { readonly address: PageAddress }) {
  const t = useText()
  const checkout = useCheckout(address)
  const { state } = checkout
  useConfirmation(checkout)
  return (
    <div className={styles["page"]}>
      <h1>{t("checkout.title")}</h1>
      <noscript><p className={styles["noScript"]}>{t("checkout.noScript")}</p></noscript>
      {state.phase === "closed" ? <Closed checkout={checkout} /> : (
        <div className={styles["columns"]}>
          <div className={styles["steps"]}><Steps checkout={checkout} /></div>
          <Summary checkout={checkout} />
        </div>
      )}
    </div>
  )
}

function Steps({ checkout }: { readonly checkout: Checkout }) {
  const t = useText()
  const { countryName } = useFrame().store
  const { state, goTo } = checkout
  const { phase, step: open, address, busy, problems, shipping, cart, orderId } = state
  const fields = addressForm(address.countryCode).fields
  const locked = phase !== "filling"
  const [method] = state.paymentMethods
  const section = (step: CheckoutStep) => ({ step, open, locked, onChange: () => goTo(step) })
  if (phase === "inDoubt") return <PaymentUnderWay stage="inDoubt" orderId={orderId ?? ""} />
  if (phase === "leaving" || phase === "confirmed") return <PaymentUnderWay stage={phase} />
  return (
    <>
      <CheckoutNotices notice={state.notice} cart={cart} onQuantity={checkout.setQuantity} />
      <CheckoutSection {...section("who")} summary={<bdi>{address.email}</bdi>}>
        <SignIn />
        <AddressFields address={address} fields={["email"]} problems={problems} busy={busy} submit={t("checkout.continue")} onSubmit={checkout.giveEmail} />
      </CheckoutSection>
      <CheckoutSection {...section("where")} summary={addressLabel(address).map((line) => <p key={line}><bdi>{line}</bdi></p>)}>
        <p className={styles["hint"]}>{t("checkout.country", { country: countryName })}</p>
        <AddressFields address={address} fields={fields.filter((field) => field !== "email")} problems={problems} busy={busy} submit={t("checkout.continue")} onSubmit={checkout.giveAddress} />
      </CheckoutSection>
      <CheckoutSection {...section("how")} summary={shipping === undefined ? null : <><p>{shipping.name}</p><p>{dayRange(t.language, shipping.earliest, shipping.latest)}</p></>}>
        <HowStep methods={state.shippingMethods} chosen={shipping} busy={busy} onChoose={checkout.chooseShipping} />
      </CheckoutSection>
      <CheckoutSection {...section("pay")} summary={null}>
        {phase === "paying" && cart !== undefined ? <PaymentUnderWay stage="paying" total={cart.totalOrder} />
          : method === undefined || cart === undefined ? <p>{t("checkout.noPayment")}</p>
          : <CardForm method={method} refused={cardRefusals(state.notice)} total={cart.totalOrder} onPay={checkout.pay} />}
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
  return <p><PageLink to={page("ItxLoginPage", { redirectUri: here.address, context: "checkout", guest_flow: "true" })}>{t("signIn")}</PageLink></p>
}

function cardRefusals(notice: CheckoutNotice | undefined) {
  return notice?.notice === "error" && notice.error._tag === "CardRefused" ? notice.error.problems : []
}

function Summary({ checkout: { state: { cart, step } } }: { readonly checkout: Checkout }) {
  const t = useText()
  const pages = useShopPages()
  return (
    <aside className={styles["summary"]} aria-label={t("cart.summary")}>
      {cart === undefined ? <p role="status">{t("checkout.opening")}</p> : (
        <>
          <PurchaseLines items={cart.items} />
          <TotalsTable totals={cart} shipping={step === "pay" ? "known" : "open"} />
          <PageLink to={pages.cart} className={buttonClass("plain")}>{t("checkout.toCart")}</PageLink>
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
      {empty
        ? <PageLink to={pages.home} className={buttonClass("quiet")}>{t("cart.goHome")}</PageLink>
        : <><Button onClick={checkout.begin}>{t("cart.tryAgain")}</Button><PageLink to={pages.cart} className={buttonClass("quiet")}>{t("checkout.toCart")}</PageLink></>}
    </div>
  )
}

/** Leads to the confirmation once the order stands, with an empty cart behind. */
function useConfirmation({ state: { phase, orderId, guestToken, cart } }: Checkout): void {
  const { go } = useNavigation()
  const pages = useShopPages()
  const shownCart = useCart()
  useEffect(() => {
    if (phase !== "confirmed" || orderId === undefined) return
    const known = cart ?? shownCart.cart
    if (known !== undefined) {
      const { id: _, ...rest } = known
      shownCart.set({ ...rest, items: [], adjustments: [], promoCodes: [], taxes: [] })
    }
    go(pages.page("ItxOrderConfirmationPage", { orderId, ...(guestToken === undefined ? {} : { guestToken }) }), { replace: true })
  }, [phase])
}
