import { useState } from "react"
import type { FoundPurchase } from "../../../../domain/order/PurchaseSearch.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { PurchaseFinder } from "./PurchaseFinder.tsx"

/** Finds an online order by its number and barcode. It shows no personal data. */
export function OrderFinder({ captcha }: { readonly captcha: CaptchaSlot }) {
  const t = useText()
  const money = useMoney()
  const { orders } = useCommands()
  const [found, setFound] = useState<FoundPurchase>()
  return (
    <PurchaseFinder
      captcha={captcha}
      field={{ name: "orderId", label: t("orders.number") }}
      texts={{
        intro: t("orderPage.byBarcode.intro"),
        submit: t("orderPage.byBarcode.title"),
        notFound: t("orderPage.byBarcode.notFound"),
      }}
      find={(orderId, barcode, solved) => orders.findByBarcode({ orderId, barcode }, solved)}
      onSearch={() => setFound(undefined)}
      onFound={(order) => {
        setFound(order)
        return false
      }}
    >
      <div role="status">
        {found !== undefined && (
          <>
            <p>
              {t("orderPage.title", { id: found.id })} · {momentDay(t.language, found.boughtAt)} ·{" "}
              <bdi>{money(found.total)}</bdi>
            </p>
            <ul>
              {found.lines.map(({ orderItemId, sku, name, quantity, size }) => (
                <li key={orderItemId ?? sku}>
                  {quantity} × {name}
                  {size !== undefined && `, ${size}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </PurchaseFinder>
  )
}
