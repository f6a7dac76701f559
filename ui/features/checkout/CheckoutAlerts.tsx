import type { Cart } from "../../../domain/cart/Cart.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { presentError } from "../../text/presentError.ts"
import type { CheckoutAlert } from "./checkoutState.ts"
import { isShippingUnavailable } from "./delivery/ChosenDelivery.ts"
import { ScrollIntoView } from "./ScrollIntoView.tsx"

export interface CheckoutAlertsProps {
  readonly alert: CheckoutAlert | undefined
  readonly cart: Cart | undefined
  readonly onQuantity: (sku: Sku, quantity: number) => void
}

/** The error or outcome shown in a checkout, with actions to resolve it. */
export function CheckoutAlerts(props: CheckoutAlertsProps) {
  return (
    <ScrollIntoView of={props.alert}>
      <CheckoutAlertContent {...props} />
    </ScrollIntoView>
  )
}

function CheckoutAlertContent({ alert, cart, onQuantity }: CheckoutAlertsProps) {
  const t = useText()
  const money = useMoney()
  const pages = useShopPages()
  if (alert === undefined) return <Alert tone="problem" />
  if (alert.alert === "changedElsewhere")
    return (
      <Alert title={t("checkout.changedElsewhere")}>
        <p>{t("checkout.changedElsewhereText")}</p>
      </Alert>
    )
  if (alert.alert === "outcome") {
    const { outcome } = alert
    const key = outcome.outcome === "declined" ? outcome.errorKey : undefined
    return (
      <Alert
        tone="problem"
        title={t(`checkout.${outcome.outcome}`)}
        details={key === undefined ? undefined : { label: t("errors.details"), text: key }}
      >
        <p>{t(`checkout.${outcome.outcome}Text`)}</p>
      </Alert>
    )
  }
  const { error } = alert
  const { title, text, details } = presentError(error, t)
  if (isShippingUnavailable(error))
    return (
      <Alert tone="problem" title={t("checkout.deliveryUnavailable.title")} details={details}>
        <p>{t("checkout.deliveryUnavailable.text")}</p>
      </Alert>
    )
  if (error._tag === "TotalChanged")
    return (
      <Alert tone="problem" title={title} details={details}>
        <p>
          {text} {cart !== undefined && <strong>{t("checkout.newTotal", { amount: money(cart.totalOrder) })}</strong>}
        </p>
      </Alert>
    )
  if (error._tag === "NotEnoughStock") {
    const item = cart?.items.find((candidate) => candidate.sku === error.sku)
    return (
      <Alert
        tone="problem"
        title={item === undefined ? title : `${item.name}: ${title}`}
        details={details}
        actions={
          <>
            {item !== undefined && (
              <Button variant="quiet" onClick={() => onQuantity(item.sku, Math.max(0, error.available))}>
                {error.available > 0
                  ? t("checkout.reduceTo", { count: error.available })
                  : t("checkout.continueWithout")}
              </Button>
            )}
            <PageLink to={pages.cart} className={buttonClass("plain")}>
              {t("checkout.backToCart")}
            </PageLink>
          </>
        }
      >
        <p>{text}</p>
      </Alert>
    )
  }
  return (
    <Alert tone="problem" title={title} details={details}>
      <p>{text}</p>
    </Alert>
  )
}
