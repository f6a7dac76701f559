import { refundDays, returnMethods } from "../../../domain/returns/returnMethods.ts"
import { withdrawalDays } from "../../../domain/returns/withdrawalDays.ts"
import { deliveryPolicy } from "../../../domain/store/deliveryPolicy.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import styles from "./Service.module.css"

/** The periods and methods of the store for returns, and its right of withdrawal. */
export function ReturnTerms() {
  const t = useText()
  const pages = useOrderPages()
  const { store } = useFrame()
  const { returnDays } = deliveryPolicy(store)
  const days = withdrawalDays(store.configuration)
  const kinds = [...new Set(returnMethods(store.configuration).map(({ kind }) => kind))]
  return (
    <dl className={styles["summary"]}>
      {returnDays !== undefined && (
        <>
          <dt>{t("service.returns.period")}</dt>
          <dd>{t("service.returns.days", { count: returnDays })}</dd>
        </>
      )}
      <dt>{t("service.returns.methods")}</dt>
      <dd>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>{t(`service.returns.method.${kind}`)}</li>
          ))}
        </ul>
      </dd>
      <dt>{t("service.returns.refund")}</dt>
      <dd>{t("service.returns.refundDays", { count: refundDays(store.configuration) })}</dd>
      {days !== undefined && (
        <>
          <dt>{t("service.returns.withdrawal")}</dt>
          <dd>
            {t("service.returns.withdrawalDays", { count: days })}{" "}
            <PageLink to={pages.withdrawal()}>{t("navigation.service.withdrawal")}</PageLink>
          </dd>
        </>
      )}
    </dl>
  )
}
