import { useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"

/** Actions while a payment's outcome is unknown: check now, check later, or continue shopping. None of them pays. */
export function PendingPaymentActions({
  isRegistered,
  onCheckNow,
}: {
  readonly isRegistered: boolean
  readonly onCheckNow: () => Promise<void>
}) {
  const t = useText()
  const { page, home } = useShopPages()
  const [confirming, setConfirming] = useState(false)
  const ask = async () => {
    setConfirming(true)
    await onCheckNow()
    setConfirming(false)
  }
  return (
    <>
      <Button variant="quiet" busy={confirming} onClick={() => void ask()}>
        {t("checkout.pendingCheck")}
      </Button>
      {isRegistered && (
        <PageLink to={page("ItxAccountPage")} className={buttonClass("plain")}>
          {t("navigation.account")}
        </PageLink>
      )}
      <PageLink to={home} className={buttonClass("plain")}>
        {t("cart.home")}
      </PageLink>
    </>
  )
}
