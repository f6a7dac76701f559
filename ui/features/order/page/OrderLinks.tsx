import type { OrderPageData } from "../../../../application/order/OrderPageData.ts"
import type { OrderOption } from "../../../../domain/order/orderOptions.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../../runtime/pages/useOrderPages.ts"
import { ChatButton } from "../../shared/ChatButton.tsx"
import { dayRange } from "../../shared/dates/dayRange.ts"
import styles from "./OrderView.module.css"

export interface OrderLinksProps {
  readonly orderId: string
  readonly guestToken: string | undefined
  readonly options: readonly OrderOption[]
  readonly loaded: OrderPageData
}

/** Links to the pages that manage an order: return, withdrawal, claim, contact. */
export function OrderLinks({ orderId, guestToken, options, loaded }: OrderLinksProps) {
  const t = useText()
  const pages = useOrderPages()
  const { addressOf } = useNavigation()
  const link = { orderId, guestToken }
  const until = (day: string | undefined) => {
    const text = dayRange(t.language, day, undefined)
    return text === "" ? undefined : <small>{t("orderPage.until", { day: text })}</small>
  }
  const address = addressOf(pages.order(link))
  // The address of a guest's order is a secret of the customer: the token in it opens the order.
  const subject =
    address.ok && guestToken === undefined
      ? { title: `${t("orders.number")} ${orderId}`, path: address.address }
      : undefined
  const hasReturns = loaded.order.events?.some(({ type }) => type === "RETURNED") === true || options.includes("return")
  return (
    <section aria-labelledby="order-manage">
      <h2 id="order-manage">{t("orderPage.manage")}</h2>
      <ul className={styles["links"]}>
        {options.includes("return") && (
          <li>
            <PageLink to={pages.return(link)}>{t("orderPage.return")}</PageLink>
            {until(loaded.lastReturnDay)}
          </li>
        )}
        {hasReturns && (
          <li>
            <PageLink to={pages.returns(link)}>{t("orderPage.returns")}</PageLink>
          </li>
        )}
        {options.includes("withdraw") && (
          <li>
            <PageLink to={pages.withdrawal(link)}>{t("orderPage.withdraw")}</PageLink>
            {until(loaded.lastWithdrawalDay)}
          </li>
        )}
        {options.includes("claim") && (
          <li>
            <PageLink to={pages.claim(link)}>{t("orderPage.claim")}</PageLink>
          </li>
        )}
        <li>
          <PageLink to={pages.contact(link)}>{t("orderPage.contact")}</PageLink>
        </li>
        <li>
          <ChatButton context={{ orderId }} {...(subject === undefined ? {} : { subject })} />
        </li>
      </ul>
    </section>
  )
}
