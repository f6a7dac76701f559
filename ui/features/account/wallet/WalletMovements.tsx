import type { ReactNode } from "react"
import { ACCOUNT_PAGE } from "../../../../application/account/AccountPage.ts"
import type { WalletMovement, WalletMovementDetail } from "../../../../domain/wallet/WalletMovement.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useOrderPages } from "../../../runtime/pages/useOrderPages.ts"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { orderStatus } from "../../shared/labels/orderStatus.ts"
import styles from "../Setting.module.css"

const KINDS = ["PURCHASE", "GIFT_CARD", "GIFT_CARD_REFUND", "TICKET"] as const

function movementName(t: Translate, { kind }: WalletMovement): string {
  const known = KINDS.find((one) => one === kind)
  return known === undefined ? t("wallet.movement.other") : t(`wallet.movement.${known}`)
}

export interface WalletMovementsProps {
  readonly movements: readonly WalletMovement[]
  /** The movement that the page's address names. */
  readonly detail: WalletMovementDetail | undefined
  /** The form for a receipt. */
  readonly children: ReactNode
}

/** Payments and refunds; one of them with its order or receipt. */
export function WalletMovements({ movements, detail, children }: WalletMovementsProps) {
  const t = useText()
  const { page } = useShopPages()
  return (
    <section className={styles["setting"]} aria-labelledby="wallet-movements">
      <h2 id="wallet-movements" className={styles["heading"]}>
        {t("wallet.movements")}
      </h2>
      {movements.length === 0 ? (
        <p>{t("wallet.movements.empty")}</p>
      ) : (
        <ul className={styles["rows"]}>
          {movements.map((movement) => {
            const isOpen = detail?.movement.code === movement.code
            const to = { section: "wallet", ...(isOpen ? {} : { movement: movement.code }) }
            const what = `${movementName(t, movement)}, ${momentDay(t.language, movement.date)}`
            return (
              <li key={movement.code} className={styles["row"]}>
                <MovementText movement={movement} />
                <PageLink
                  to={page(ACCOUNT_PAGE, to)}
                  className={styles["opener"]}
                  aria-expanded={isOpen}
                  aria-label={t("wallet.detailsNamed", { what })}
                >
                  {t("wallet.details")}
                </PageLink>
                {isOpen && <Detail detail={detail} />}
              </li>
            )
          })}
        </ul>
      )}
      {children}
    </section>
  )
}

/** A movement in one row of a list. */
export function MovementText({ movement }: { readonly movement: WalletMovement }) {
  const t = useText()
  const money = useMoney()
  return (
    <span>
      {movementName(t, movement)} <bdi>{money(movement.amount)}</bdi>
      <small className={styles["state"]}>
        <time dateTime={movement.date}>{momentDay(t.language, movement.date)}</time>
        {movement.maskedNumber !== undefined && (
          <>
            {" · "}
            <bdi dir="ltr">{movement.maskedNumber}</bdi>
          </>
        )}
      </small>
    </span>
  )
}

function Detail({ detail: { order, ticket } }: { readonly detail: WalletMovementDetail }) {
  const t = useText()
  const money = useMoney()
  const orderPages = useOrderPages()
  return (
    <div className={styles["block"]}>
      {order !== undefined && (
        <p>
          <PageLink to={orderPages.order({ orderId: order.orderId })}>
            {t("account.order", { id: order.orderId })}
          </PageLink>
          <small className={styles["state"]}>
            {orderStatus({ status: order.status }, t)} · {t("wallet.itemCount", { count: order.units })} ·{" "}
            <bdi>{money(order.total)}</bdi>
          </small>
        </p>
      )}
      {ticket !== undefined && (
        <p>
          {t("wallet.ticket.tuid")}: <bdi dir="ltr">{ticket.tuid}</bdi>
          {ticket.isWallet && <small className={styles["state"]}>{t("wallet.ticket.isWallet")}</small>}
        </p>
      )}
    </div>
  )
}
