import type { QuickOrderPage } from "../../../../application/cart/QuickOrderPage.ts"
import { QUICK_ORDER_PAGE } from "../../../../application/cart/QuickOrderPage.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { TextArea } from "../../../design/fields/TextArea.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { OrderTemplates, TemplateOutcomeAlert } from "./OrderTemplates.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"

/**
 * Adds a list of SKUs, or an order template, to the cart. Its forms are posted, with and without scripts; lines that
 * were not added stay in the list.
 */
export function QuickOrderView({ quickOrder }: { readonly quickOrder: QuickOrderPage }) {
  const { list, result, isFailed, templates, outcome } = quickOrder
  const t = useText()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const address = addressOf(pages.page(QUICK_ORDER_PAGE))
  const action = address.ok ? address.address : undefined
  const problems = result?.problems ?? []
  return (
    <div className="service-page">
      <div>
        <h1>{t("quickOrder.title")}</h1>
        <p className="service-intro">{t("quickOrder.intro")}</p>
      </div>
      {outcome !== undefined && <TemplateOutcomeAlert outcome={outcome} />}
      {isFailed === true && <Alert tone="problem" title={t("quickOrder.failed")} />}
      {result !== undefined && result.added > 0 && (
        <Alert tone="success" title={t("quickOrder.added", { count: result.added })}>
          <PageLink to={pages.cart}>{t("quickOrder.cart")}</PageLink>
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="problem" title={t("quickOrder.problems", { count: problems.length })}>
          <ul>
            {problems.map(({ line, text, rule, maximum = 0 }) => (
              <li key={line}>
                {t("quickOrder.line", { line })} <bdi dir="ltr">{text}</bdi>:{" "}
                {t(rule === "stock" && maximum === 0 ? "quickOrder.soldOut" : `quickOrder.rule.${rule}`, { maximum })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <form className="service-form" method="post" action={action}>
        <TextArea label={t("quickOrder.list")} hint={t("quickOrder.hint")} name="list" rows={10} defaultValue={list} />
        <p className="service-actions">
          <Button type="submit">{t("quickOrder.add")}</Button>
          <PageLink to={pages.cart} className={buttonClass("quiet")}>
            {t("quickOrder.cart")}
          </PageLink>
        </p>
      </form>
      {templates !== undefined && <OrderTemplates templates={templates} action={action} />}
    </div>
  )
}
