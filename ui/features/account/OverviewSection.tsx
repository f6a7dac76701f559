import { ACCOUNT_PAGE } from "../../../application/account/AccountPage.ts"
import type { User } from "../../../domain/account/User.ts"
import type { OrderSummary } from "../../../domain/order/Order.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { momentDay } from "../shared/dates/momentDay.ts"
import { orderStatus } from "../shared/labels/orderStatus.ts"
import { AccountNotices } from "./AccountNotices.tsx"
import { nameOf } from "./nameOf.ts"
import { Setting } from "./Setting.tsx"
import styles from "./Setting.module.css"

export interface OverviewSectionProps {
  readonly user: User
  /** The latest orders; absent if they could not be loaded. */
  readonly orders: readonly OrderSummary[] | undefined
}

/** The signed-in customer, their latest orders, and links to returns, reservations, lists and messages. */
export function OverviewSection({ user, orders }: OverviewSectionProps) {
  const t = useText()
  const pages = useOrderPages()
  const shopPages = useShopPages()
  const links = [
    [t("navigation.service.returns"), pages.returnList()],
    [t("account.bookings.title"), shopPages.page(ACCOUNT_PAGE, { section: "bookings" })],
    [t("navigation.wishlists"), shopPages.page("ItxWishlistPage")],
    [t("navigation.service.contact"), pages.contact()],
  ] as const
  return (
    <>
      <AccountNotices user={user} />
      <Setting title={t("account.name")} value={nameOf(user) ?? t("account.notProvided")} />
      <Setting
        title={t("account.email")}
        value={user.email === undefined ? t("account.notProvided") : <bdi dir="ltr">{user.email}</bdi>}
      />
      <Setting
        title={t("account.phone")}
        value={user.phone === undefined ? t("account.notProvided") : <bdi dir="ltr">{user.phone}</bdi>}
      />
      <Setting
        title={t("account.kind")}
        value={
          user.kind === "business" ? (
            <>
              <p>{t("account.kind.business")}</p>
              <p>
                <PageLink to={shopPages.page("ItxQuickOrderPage")}>{t("account.quickOrder")}</PageLink>
              </p>
            </>
          ) : (
            t("account.kind.person")
          )
        }
      />
      <Setting title={t("account.number")} value={<bdi dir="ltr">{user.id}</bdi>} />
      <section className={styles["setting"]} aria-labelledby="account-orders">
        <h2 id="account-orders" className={styles["title"]}>
          {t("account.orders")}
        </h2>
        <Orders orders={orders} />
        {orders !== undefined && orders.length > 0 && (
          <p>
            <PageLink to={pages.list()}>{t("orderPage.allOrders")}</PageLink>
          </p>
        )}
      </section>
      <nav className={styles["setting"]} aria-label={t("account.overview.more")}>
        <ul className={styles["rows"]}>
          {links.map(([label, to]) => (
            <li key={label} className={styles["row"]}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function Orders({ orders }: Pick<OverviewSectionProps, "orders">) {
  const t = useText()
  const money = useMoney()
  const pages = useOrderPages()
  if (orders === undefined) return <p>{t("account.loadFailed")}</p>
  if (orders.length === 0) return <p>{t("account.noOrders")}</p>
  return (
    <ul className={styles["rows"]}>
      {orders.map(({ id, status, placedAt, totalOrder }) => (
        <li key={id} className={styles["row"]}>
          <span>
            <PageLink to={pages.order({ orderId: id })}>{t("account.order", { id })}</PageLink>
            <small className={styles["state"]}>
              {orderStatus({ status }, t)} · <time dateTime={placedAt}>{momentDay(t.language, placedAt)}</time>
            </small>
          </span>
          <bdi>{money(totalOrder)}</bdi>
        </li>
      ))}
    </ul>
  )
}
