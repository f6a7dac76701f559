import { useEffect, useRef } from "react"
import { buttonClass } from "../../../design/buttonClass.ts"
import { useCart } from "../../../runtime/CartProvider.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "../AccountView.module.css"

/** Shown after an account was deleted: the visitor is a guest, whose cart is loaded again. */
export function AccountDeleted() {
  const t = useText()
  const { loadCart } = useCommands().cart
  const cart = useCart()
  const { addressOf } = useNavigation()
  const { home } = useShopPages()
  const heading = useRef<HTMLHeadingElement>(null)
  const built = addressOf(home)
  useEffect(() => {
    heading.current?.focus()
    void loadCart().then((result) => (result.ok ? cart.set(result.value) : undefined))
  }, [])
  return (
    <div className={styles["deleted"]}>
      <h1 ref={heading} tabIndex={-1}>
        {t("account.deleted.title")}
      </h1>
      <p>{t("account.deleted.text")}</p>
      {/* A full page load, because the user has changed for every page. */}
      <p>
        <a href={built.ok ? built.address : "/"} className={buttonClass("quiet")}>
          {t("account.deleted.home")}
        </a>
      </p>
    </div>
  )
}
