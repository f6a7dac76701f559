import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { FoundPurchase } from "../../../../domain/order/PurchaseSearch.ts"
import type { OrderError } from "../../../commands/orders.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import { presentError } from "../../../text/presentError.ts"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { BarcodeScanner, canScan } from "./BarcodeScanner.tsx"
import styles from "./Orders.module.css"
import { isCaptchaRefused, isShopError } from "./receiptErrors.ts"

/** Finds an online order by its number and barcode, typed or scanned with the camera. It shows no personal data. */
export function OrderFinder({ captcha }: { readonly captcha: CaptchaSlot }) {
  const t = useText()
  const money = useMoney()
  const { orders } = useCommands()
  const required = useCaptcha()
  const form = useCommand<OrderError>((result) => {
    required.recordResult(result, !result.ok && isCaptchaRefused(result.error))
    return false
  })
  const element = useRef<HTMLFormElement>(null)
  const [barcode, setBarcode] = useState("")
  const [found, setFound] = useState<FoundPurchase>()
  useEffect(() => element.current?.querySelector("input")?.focus(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFound(undefined)
    const orderId = String(new FormData(event.currentTarget).get("orderId") ?? "")
    const answer = await form.run(() => orders.findByBarcode({ orderId, barcode }, required.solved))
    if (answer !== undefined) setFound(answer.value)
  }
  const { error } = form
  const reasons = error?._tag === "ReceiptRefused" ? error.reasons : []
  const fieldError = (field: string) =>
    reasons.some((reason) => reason.field === field && reason.rule !== "unknown")
      ? t("orderPage.receipts.required")
      : undefined
  const shown = error === undefined || !isShopError(error) ? undefined : presentError(error, t)
  const isUnknown = reasons.some(({ rule }) => rule === "unknown")
  return (
    <form ref={element} className={styles["finder"]} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t("orderPage.byBarcode.intro")}</p>
      <Field
        label={t("orders.number")}
        name="orderId"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        error={fieldError("orderId")}
      />
      <Field
        label={t("orderPage.receipts.barcode")}
        name="barcode"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={128}
        dir="ltr"
        value={barcode}
        onChange={(event) => setBarcode(event.currentTarget.value)}
        error={fieldError("barcode")}
      />
      {canScan() && <BarcodeScanner onScanned={setBarcode} />}
      {required.field(captcha)}
      <Button type="submit" busy={form.busy}>
        {t("orderPage.byBarcode.title")}
      </Button>
      <Alert
        tone="problem"
        title={isUnknown ? t("orderPage.byBarcode.notFound") : shown?.title}
        details={shown?.details}
      >
        {shown !== undefined && <p>{shown.text}</p>}
      </Alert>
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
    </form>
  )
}
