import { useState } from "react"
import { RESTOCK_ALERT_PAGE } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import type { RestockAlertOutcome } from "../../../../domain/catalog/stock/restockAlertStep.ts"
import { Button } from "../../../design/Button.tsx"
import { Drawer } from "../../../design/Drawer.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import type { ProductActionsDrawerProps } from "../product/useProductActions.ts"
import styles from "./RestockAlert.module.css"
import { RestockAlertForm } from "./RestockAlertForm.tsx"

/** A restock alert form in a drawer of the product page. */
export function RestockAlertDrawer({
  open,
  product,
  color,
  sku,
  onClose,
  captcha,
}: Omit<ProductActionsDrawerProps, "wish"> & { readonly captcha: CaptchaSlot }) {
  const t = useText()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const [result, setResult] = useState<{ readonly outcome: RestockAlertOutcome; readonly email: string }>()
  const formAction = addressOf(page(RESTOCK_ALERT_PAGE))
  return (
    <Drawer open={open} onClose={onClose} title={t(`restockAlerts.${result?.outcome ?? "ask"}.title`)}>
      <div className={styles["form"]}>
        <p className={styles["name"]}>{product.name}</p>
        <div role="status">
          <p className={styles["intro"]}>{t(`restockAlerts.${result?.outcome ?? "ask"}.text`)}</p>
          {result !== undefined && (
            <p className={styles["intro"]}>
              <bdi dir="ltr">{result.email}</bdi>
            </p>
          )}
        </div>
        {result === undefined && (
          <RestockAlertForm
            product={product}
            color={color}
            sku={sku}
            action={formAction.ok ? formAction.address : undefined}
            captcha={captcha}
            onOutcome={(outcome, email) => setResult({ outcome, email })}
          />
        )}
        <Button variant={result === undefined ? "quiet" : "solid"} onClick={onClose}>
          {t(result === undefined ? "restockAlerts.notNow" : "restockAlerts.continueShopping")}
        </Button>
      </div>
    </Drawer>
  )
}
