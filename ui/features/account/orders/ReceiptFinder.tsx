import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { TicketlessReceipt } from "../../../../domain/account/CustomerRecord.ts"
import type { OrderError } from "../../../commands/orders.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { presentError } from "../../../text/presentError.ts"
import { BarcodeScanner, canScan } from "./BarcodeScanner.tsx"
import styles from "./Orders.module.css"
import { isCaptchaRefused, isShopError } from "./receiptErrors.ts"

export interface ReceiptFinderProps {
  readonly captcha: CaptchaSlot
  readonly onFound: (receipt: TicketlessReceipt) => void
}

/** Finds a receipt of a physical store by its numbers, typed or scanned with the camera. */
export function ReceiptFinder({ captcha, onFound }: ReceiptFinderProps) {
  const t = useText()
  const { store } = useFrame()
  const { orders } = useCommands()
  const required = useCaptcha()
  const form = useCommand<OrderError>((result) => {
    required.recordResult(result, !result.ok && isCaptchaRefused(result.error))
    return false
  })
  const element = useRef<HTMLFormElement>(null)
  const [barcode, setBarcode] = useState("")
  const [isSaved, setSaved] = useState(false)
  useEffect(() => element.current?.querySelector("input")?.focus(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaved(false)
    const data = new FormData(event.currentTarget)
    const storeNumber = String(data.get("storeNumber") ?? "")
    const answer = await form.run(() => orders.findReceipt({ storeNumber, barcode }, required.solved))
    if (answer === undefined) return
    const { id, boughtAt, total, ticket } = answer.value
    setSaved(true)
    setBarcode("")
    onFound({
      reference: id,
      storeNumber,
      storeId: store.id,
      date: ticket?.date ?? boughtAt.slice(0, 10),
      amount: total,
    })
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
      <p>{t("orderPage.receipts.intro")}</p>
      <Field
        label={t("orderPage.receipts.storeNumber")}
        name="storeNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        error={fieldError("storeNumber")}
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
        {t("orderPage.receipts.find")}
      </Button>
      <Alert
        tone="problem"
        title={isUnknown ? t("orderPage.receipts.notFound") : shown?.title}
        details={shown?.details}
      >
        {shown !== undefined && <p>{shown.text}</p>}
      </Alert>
      <Alert tone="success" title={isSaved ? t("orderPage.receipts.saved") : undefined} />
    </form>
  )
}
