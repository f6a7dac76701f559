import { useState } from "react"
import type { AccountOrders } from "../../../../application/account/AccountOrders.ts"
import { orderFilterParameters, ORDERS_PER_PAGE } from "../../../../application/account/AccountOrders.ts"
import type { OrderSummary } from "../../../../domain/order/Order.ts"
import type { LiveOrders } from "../../../../domain/order/OrderProgress.ts"
import { SEARCHED_STATUSES } from "../../../../domain/order/OrderSearch.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Button } from "../../../design/Button.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useOrderPages } from "../../../runtime/pages/useOrderPages.ts"
import { dayRange } from "../../shared/dates/dayRange.ts"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { orderStatus } from "../../shared/labels/orderStatus.ts"
import { Picture } from "../../shared/product/Picture.tsx"
import styles from "./Orders.module.css"
import { ReceiptList } from "./ReceiptList.tsx"

const OrderFinder = lazyComponent(async () => (await import("./OrderFinder.tsx")).OrderFinder)

export interface OrdersSectionProps {
  readonly content: AccountOrders
  readonly captcha: CaptchaSlot
}

/** The customer's orders with filter and pages, and the receipts of physical stores. */
export function OrdersSection({ content, captcha }: OrdersSectionProps) {
  const t = useText()
  const pages = useOrderPages()
  const [isSearching, setSearching] = useState(false)
  const { filter, orders, live } = content
  const isFiltered = filter.status !== undefined || filter.year !== undefined
  return (
    <div className={styles["section"]}>
      {live !== undefined && live.total > 0 && <LiveSummary live={live} />}
      <Filter content={content} />
      {orders === undefined && <p role="alert">{t("account.loadFailed")}</p>}
      {orders !== undefined && orders.orders.length === 0 && (
        <p>
          {t(isFiltered || orders.totalCount > 0 ? "orderPage.list.noMatch" : "orderPage.list.empty")}{" "}
          {(isFiltered || orders.totalCount > 0) && <PageLink to={pages.list()}>{t("orderPage.list.clear")}</PageLink>}
        </p>
      )}
      {orders !== undefined && orders.orders.length > 0 && (
        <>
          <ul className={styles["orders"]} aria-label={t("orderPage.list.title")}>
            {orders.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
          <Pages content={content} totalCount={orders.totalCount} />
        </>
      )}
      <ReceiptList receipts={content.receipts} captcha={captcha} />
      {isSearching ? (
        // After a failure the next press fetches it again.
        <OrderFinder of={{ captcha }} onFailed={() => setSearching(false)} />
      ) : (
        <p>
          <Button variant="quiet" onClick={() => setSearching(true)}>
            {t("orderPage.byBarcode.title")}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The orders in progress and the next delivery. */
function LiveSummary({ live: { total, nextDelivery } }: { readonly live: LiveOrders }) {
  const t = useText()
  const day = dayRange(t.language, nextDelivery, undefined)
  return (
    <p className={styles["live"]}>
      {t("orderPage.list.live", { count: total })}
      {day !== "" && ` · ${t("orderPage.list.nextDelivery", { day })}`}
    </p>
  )
}

/** A form that works without scripts: it requests the page with the filter in its address. */
function Filter({ content: { filter, years } }: Pick<OrdersSectionProps, "content">) {
  const t = useText()
  const pages = useOrderPages()
  const { addressOf, go } = useNavigation()
  const action = addressOf(pages.list())
  return (
    <form
      className={styles["filter"]}
      action={action.ok ? action.address : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const chosen = ["status", "year"].map((name) => [name, String(data.get(name) ?? "")] as const)
        go(pages.list(Object.fromEntries(chosen.filter(([, value]) => value !== ""))))
      }}
    >
      <SelectField
        key={`status ${filter.status ?? ""}`}
        label={t("orderPage.list.status")}
        name="status"
        defaultValue={filter.status?.toLowerCase() ?? ""}
        options={[
          { value: "", label: t("orderPage.list.allStatuses") },
          ...SEARCHED_STATUSES.map((status) => ({
            value: status.toLowerCase(),
            label: t(`orders.status.${status}`),
          })),
        ]}
      />
      <SelectField
        key={`year ${filter.year ?? ""}`}
        label={t("orderPage.list.year")}
        name="year"
        defaultValue={filter.year === undefined ? "" : String(filter.year)}
        options={[
          { value: "", label: t("orderPage.list.allYears") },
          ...years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
      />
      <Button type="submit" variant="quiet">
        {t("orderPage.list.apply")}
      </Button>
    </form>
  )
}

function OrderRow({ order: { id, status, placedAt, totalOrder, units, images } }: { readonly order: OrderSummary }) {
  const t = useText()
  const money = useMoney()
  const pages = useOrderPages()
  return (
    <li className={styles["order"]}>
      <div className={styles["pictures"]}>
        {images.map((image, index) => (
          <Picture key={index} image={image} sizes="3.5rem" alt="" className={styles["picture"]} />
        ))}
      </div>
      <div className={styles["facts"]}>
        <PageLink to={pages.order({ orderId: id })}>{t("account.order", { id })}</PageLink>
        <span>{orderStatus({ status }, t)}</span>
        <span className={styles["soft"]}>
          <time dateTime={placedAt}>{momentDay(t.language, placedAt)}</time>
          {units !== undefined && ` · ${t("cart.items", { count: units })}`}
        </span>
      </div>
      <bdi>{money(totalOrder)}</bdi>
    </li>
  )
}

function Pages({
  content: { filter },
  totalCount,
}: Pick<OrdersSectionProps, "content"> & { readonly totalCount: number }) {
  const t = useText()
  const pages = useOrderPages()
  const count = Math.ceil(totalCount / ORDERS_PER_PAGE)
  if (count < 2) return null
  const at = (page: number) => pages.list(orderFilterParameters({ ...filter, page }))
  return (
    <nav className={styles["pages"]} aria-label={t("catalog.pages")}>
      {filter.page > 1 && (
        <PageLink to={at(filter.page - 1)} rel="prev" className={buttonClass("quiet")}>
          {t("catalog.previousPage")}
        </PageLink>
      )}
      <span>{t("orderPage.list.page", { page: filter.page, pages: count })}</span>
      {filter.page < count && (
        <PageLink to={at(filter.page + 1)} rel="next" className={buttonClass("quiet")}>
          {t("catalog.nextPage")}
        </PageLink>
      )}
    </nav>
  )
}
