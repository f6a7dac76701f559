import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { OrderReturnsPage, ReturnListPage, ReturnRow } from "../../../application/returns/ReturnPages.ts"
import { RETURN_LIST_PAGE } from "../../../application/returns/ReturnPages.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Alert } from "../../design/Alert.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { momentDay } from "../shared/dates/momentDay.ts"
import { summarizeErrors } from "./presentFieldError.ts"
import { RefundAccountForm } from "./RefundAccountForm.tsx"
import { ReturnsAlert } from "./ReturnsAlert.tsx"
import styles from "./Returns.module.css"
import { submittedFields } from "./submittedFields.ts"

export interface ReturnListViewProps {
  readonly list: ReturnListPage
  readonly address: PageAddress
}

/** The returns of an account, with amounts owed and a transfer of the pending refunds. */
export function ReturnListView({ list: initial, address }: ReturnListViewProps) {
  const t = useText()
  const money = useMoney()
  const { page } = useShopPages()
  const orders = useOrderPages()
  const { returns } = useCommands()
  const command = useCommand<BackendError | CommandDefect>()
  const [list, setList] = useState(initial)
  const outcomeRegion = useRef<HTMLDivElement>(null)
  const { transfer, advanced = [], outcome, pageNumber, pageCount } = list
  useEffect(() => {
    if (list !== initial) outcomeRegion.current?.focus()
  }, [list, initial])
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = submittedFields(event)
    const result = await command.run(() => returns.transfer(pageNumber, fields))
    // Nothing for a session that ended meanwhile: the next navigation leads to the login.
    if (result?.value !== undefined) setList(result.value)
  }
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <h1>{t("returns.listTitle")}</h1>
        <p>
          <PageLink to={orders.list()}>{t("returns.toOrders")}</PageLink>
        </p>
      </header>
      <div ref={outcomeRegion} tabIndex={-1} className={styles["outcome"]}>
        {outcome === undefined ? <Alert /> : <Alert tone="success" title={t(`returns.outcome.${outcome}`)} />}
        <ReturnsAlert error={command.error} texts={summarizeErrors(transfer?.errors ?? [], t)} />
      </div>
      <Rows rows={list.returns} guestToken={undefined} />
      {pageCount > 1 && (
        <nav className={styles["actions"]} aria-label={t("catalog.pages")}>
          {pageNumber > 1 && (
            <PageLink
              to={page(RETURN_LIST_PAGE, pageNumber === 2 ? {} : { page: String(pageNumber - 1) })}
              className={buttonClass("quiet")}
            >
              {t("catalog.previousPage")}
            </PageLink>
          )}
          {pageNumber < pageCount && (
            <PageLink to={page(RETURN_LIST_PAGE, { page: String(pageNumber + 1) })} className={buttonClass("quiet")}>
              {t("catalog.nextPage")}
            </PageLink>
          )}
        </nav>
      )}
      {advanced.length > 0 && (
        <section className={styles["section"]} aria-labelledby="return-debts">
          <h2 id="return-debts">{t("returns.debtsTitle")}</h2>
          <ul className={styles["facts"]}>
            {advanced.map(({ requestId, orderId, debt, dueDate }) => (
              <li key={requestId}>
                <PageLink to={orders.returns({ orderId }, requestId)}>{t("returns.order", { id: orderId })}</PageLink>
                {" · "}
                {t("returns.due", { amount: money(debt), date: dayRange(t.language, dueDate, undefined) })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {transfer !== undefined && (
        <section className={styles["section"]} aria-labelledby="return-transfer">
          <h2 id="return-transfer">{t("returns.toAccount")}</h2>
          <RefundAccountForm
            refund={transfer}
            address={address}
            action="transfer"
            busy={command.busy}
            onSubmit={(event) => void save(event)}
          />
        </section>
      )}
    </div>
  )
}

export interface OrderReturnsViewProps {
  readonly returns: OrderReturnsPage
  readonly guestToken: string | undefined
}

/** The returns of one order. */
export function OrderReturnsView({ returns: { orderId, returns }, guestToken }: OrderReturnsViewProps) {
  const t = useText()
  const orders = useOrderPages()
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <h1>{t("returns.ofOrder", { id: orderId })}</h1>
        <p>
          <PageLink to={orders.order({ orderId, guestToken })}>{t("returns.order", { id: orderId })}</PageLink>
        </p>
      </header>
      <Rows rows={returns} guestToken={guestToken} />
      <p className={styles["actions"]}>
        <PageLink to={orders.return({ orderId, guestToken })} className={buttonClass("quiet")}>
          {t("returns.title")}
        </PageLink>
      </p>
    </div>
  )
}

function Rows({ rows, guestToken }: { readonly rows: readonly ReturnRow[]; readonly guestToken: string | undefined }) {
  const t = useText()
  const money = useMoney()
  const orders = useOrderPages()
  if (rows.length === 0) return <p>{t("returns.empty")}</p>
  return (
    <ul className={styles["lines"]}>
      {rows.map(({ id, orderId, status, requestedAt, units, worth }) => (
        <li key={id} className={styles["row"]}>
          <span>
            <PageLink to={orders.returns({ orderId, guestToken }, id)}>
              {t("returns.requestedOn", { date: momentDay(t.language, requestedAt) })}
            </PageLink>
            <br />
            <span className={styles["soft"]}>
              {[
                t(`returns.status.${status}`),
                t("cart.items", { count: units }),
                t("returns.order", { id: orderId }),
              ].join(" · ")}
            </span>
          </span>
          <bdi>{money(worth)}</bdi>
        </li>
      ))}
    </ul>
  )
}
