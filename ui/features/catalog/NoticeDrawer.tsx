import { useState } from "react"
import { NOTICE_PAGE } from "../../../application/catalog/NoticePage.ts"
import type { NoticeOutcome } from "../../../domain/catalog/noticeStep.ts"
import { Button } from "../../design/Button.tsx"
import { Drawer } from "../../design/Drawer.tsx"
import type { CaptchaSlot } from "../../runtime/CaptchaSlot.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import type { AroundDrawerProps } from "./AroundLinks.tsx"
import styles from "./Notice.module.css"
import { NoticeForm } from "./NoticeForm.tsx"

/** Asks, beside the product, to be told when a size is back. */
export function NoticeDrawer({
  open,
  product,
  color,
  sku,
  onClose,
  captcha,
}: Omit<AroundDrawerProps, "wish"> & { readonly captcha: CaptchaSlot }) {
  const t = useText()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const [told, setTold] = useState<{ readonly outcome: NoticeOutcome; readonly email: string }>()
  const posted = addressOf(page(NOTICE_PAGE))
  return (
    <Drawer open={open} onClose={onClose} title={t(`restockAlerts.${told?.outcome ?? "ask"}.title`)}>
      <div className={styles["form"]}>
        <p className={styles["name"]}>{product.name}</p>
        <div role="status">
          <p className={styles["intro"]}>{t(`restockAlerts.${told?.outcome ?? "ask"}.text`)}</p>
          {told !== undefined && (
            <p className={styles["intro"]}>
              <bdi dir="ltr">{told.email}</bdi>
            </p>
          )}
        </div>
        {told === undefined && (
          <NoticeForm
            product={product}
            color={color}
            sku={sku}
            action={posted.ok ? posted.address : undefined}
            captcha={captcha}
            onOutcome={(outcome, email) => setTold({ outcome, email })}
          />
        )}
        <Button variant={told === undefined ? "quiet" : "solid"} onClick={onClose}>
          {t(told === undefined ? "restockAlerts.notNow" : "restockAlerts.continueShopping")}
        </Button>
      </div>
    </Drawer>
  )
}
