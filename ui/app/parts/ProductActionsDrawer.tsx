import type { ProductActionsDrawerProps } from "../../features/catalog/product/useProductActions.ts"
import { RestockAlertDrawer } from "../../features/catalog/restock/RestockAlertDrawer.tsx"
import { orderedSizes } from "../../features/catalog/sizes/orderedSizes.ts"
import { ShareDrawer } from "../../features/catalog/product/ShareDrawer.tsx"
import { StoresDrawer } from "../../features/location/StoresDrawer.tsx"
import { captchaField } from "../../features/session/captcha/CaptchaField.tsx"

/** The product actions, each in a drawer of its own. */
export function ProductActionsDrawer({ wish, ...about }: ProductActionsDrawerProps) {
  switch (wish) {
    case "stores":
      return <StoresDrawer {...about} sizes={orderedSizes(about.color)} captcha={captchaField} />
    case "share":
      return <ShareDrawer {...about} captcha={captchaField} />
    case "notice":
      return <RestockAlertDrawer {...about} captcha={captchaField} />
  }
}
