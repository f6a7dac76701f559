import { useState } from "react"
import type { TicketlessReceipt } from "../../../../domain/account/CustomerRecord.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { PurchaseFinder } from "./PurchaseFinder.tsx"

export interface ReceiptFinderProps {
  readonly captcha: CaptchaSlot
  readonly onFound: (receipt: TicketlessReceipt) => void
}

/** Finds a receipt of a physical store by its numbers. */
export function ReceiptFinder({ captcha, onFound }: ReceiptFinderProps) {
  const t = useText()
  const { store } = useFrame()
  const { orders } = useCommands()
  const [isSaved, setSaved] = useState(false)
  return (
    <PurchaseFinder
      captcha={captcha}
      field={{ name: "storeNumber", label: t("orderPage.receipts.storeNumber") }}
      texts={{
        intro: t("orderPage.receipts.intro"),
        submit: t("orderPage.receipts.find"),
        notFound: t("orderPage.receipts.notFound"),
      }}
      find={(storeNumber, barcode, solved) => orders.findReceipt({ storeNumber, barcode }, solved)}
      onSearch={() => setSaved(false)}
      onFound={({ id, boughtAt, total, ticket }, storeNumber) => {
        setSaved(true)
        onFound({
          reference: id,
          storeNumber,
          storeId: store.id,
          date: ticket?.date ?? boughtAt.slice(0, 10),
          amount: total,
        })
        return true
      }}
    >
      <Alert tone="success" title={isSaved ? t("orderPage.receipts.saved") : undefined} />
    </PurchaseFinder>
  )
}
