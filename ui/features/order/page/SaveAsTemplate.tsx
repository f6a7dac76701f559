import { QUICK_ORDER_PAGE } from "../../../../application/cart/QuickOrderPage.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./OrderView.module.css"

/** Longest name of a template in characters (S9: names 1–256). */
const MAX_NAME = 256

/** Saves the items of a company's order as an order template; the page of templates shows the result. */
export function SaveAsTemplate({ orderId }: { readonly orderId: OrderId }) {
  const t = useText()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const action = addressOf(pages.page(QUICK_ORDER_PAGE))
  return (
    <form className={styles["reorder"]} method="post" action={action.ok ? action.address : undefined}>
      <input type="hidden" name="orderId" value={orderId} />
      <Field label={t("orderPage.template.name")} name="name" autoComplete="off" maxLength={MAX_NAME} required />
      <Button type="submit" variant="quiet" name="wish" value="save">
        {t("orderPage.template.save")}
      </Button>
    </form>
  )
}
