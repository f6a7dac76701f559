import type { Cart } from "../../../domain/cart/Cart.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Notice } from "../../design/Notice.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { presentError } from "../../text/presentError.ts"
import type { CheckoutNotice } from "./checkoutState.ts"
import { isShippingGone } from "./delivery/ChosenDelivery.ts"
import { InSight } from "./InSight.tsx"

export interface CheckoutNoticesProps {
  readonly notice: CheckoutNotice | undefined
  readonly cart: Cart | undefined
  readonly onQuantity: (sku: Sku, quantity: number) => void
}

/** What went wrong in a checkout: what happened, what was kept, and what can be done here. */
export function CheckoutNotices(props: CheckoutNoticesProps) {
  return (
    <InSight of={props.notice}>
      <Said {...props} />
    </InSight>
  )
}

function Said({ notice, cart, onQuantity }: CheckoutNoticesProps) {
  const t = useText()
  const money = useMoney()
  const pages = useShopPages()
  if (notice === undefined) return <Notice tone="problem" />
  if (notice.notice === "changedElsewhere")
    return (
      <Notice title={t("checkout.changedElsewhere")}>
        <p>{t("checkout.changedElsewhereText")}</p>
      </Notice>
    )
  if (notice.notice === "outcome") {
    const { outcome } = notice
    const key = outcome.outcome === "refused" ? outcome.errorKey : undefined
    return (
      <Notice
        tone="problem"
        title={t(`checkout.${outcome.outcome}`)}
        details={key === undefined ? undefined : { label: t("errors.details"), text: key }}
      >
        <p>{t(`checkout.${outcome.outcome}Text`)}</p>
      </Notice>
    )
  }
  const { error } = notice
  const { title, text, details } = presentError(error, t)
  if (isShippingGone(error))
    return (
      <Notice tone="problem" title={t("delivery.unavailable.title")} details={details}>
        <p>{t("delivery.unavailable.text")}</p>
      </Notice>
    )
  if (error._tag === "TotalChanged")
    return (
      <Notice tone="problem" title={title} details={details}>
        <p>
          {text} {cart !== undefined && <strong>{t("checkout.newTotal", { amount: money(cart.totalOrder) })}</strong>}
        </p>
      </Notice>
    )
  if (error._tag === "NotEnoughStock") {
    const item = cart?.items.find((candidate) => candidate.sku === error.sku)
    return (
      <Notice
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
      </Notice>
    )
  }
  return (
    <Notice tone="problem" title={title} details={details}>
      <p>{text}</p>
    </Notice>
  )
}
