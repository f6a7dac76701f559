import type { FormEvent, ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import type { FoundPurchase } from "../../../../domain/order/PurchaseSearch.ts"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import type { OrderError } from "../../../commands/orders.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import type { CommandDefect, CommandResult } from "../../../runtime/CommandResult.ts"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { presentError } from "../../../text/presentError.ts"
import { BarcodeScanner, canScan } from "./BarcodeScanner.tsx"
import styles from "./Orders.module.css"

export interface PurchaseFinderProps {
  readonly captcha: CaptchaSlot
  /** The field above the barcode. */
  readonly field: { readonly name: "orderId" | "storeNumber"; readonly label: string }
  readonly texts: { readonly intro: string; readonly submit: string; readonly notFound: string }
  readonly find: (
    number: string,
    barcode: string,
    captcha: SolvedCaptcha | undefined,
  ) => Promise<CommandResult<FoundPurchase, OrderError | CommandDefect>>
  /** Called when a search starts. */
  readonly onSearch: () => void
  /** Called with the purchase and the typed number; `true` empties the barcode. */
  readonly onFound: (found: FoundPurchase, number: string) => boolean
  /** What was found. */
  readonly children: ReactNode
}

/** The form that finds a purchase by a number and its barcode, typed or scanned with the camera. */
export function PurchaseFinder({ captcha, field, texts, find, onSearch, onFound, children }: PurchaseFinderProps) {
  const t = useText()
  const required = useCaptcha()
  const form = useCommand<OrderError>((result) => {
    required.recordResult(result, !result.ok && isCaptchaRefused(result.error))
    return false
  })
  const element = useRef<HTMLFormElement>(null)
  const [barcode, setBarcode] = useState("")
  useEffect(() => element.current?.querySelector("input")?.focus(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch()
    const number = String(new FormData(event.currentTarget).get(field.name) ?? "")
    const answer = await form.run(() => find(number, barcode, required.solved))
    if (answer !== undefined && onFound(answer.value, number)) setBarcode("")
  }
  const { error } = form
  const reasons = error?._tag === "ReceiptRefused" ? error.reasons : []
  const fieldError = (name: string) =>
    reasons.some((reason) => reason.field === name && reason.rule !== "unknown")
      ? t("orderPage.receipts.required")
      : undefined
  const shown = error === undefined || !isShopError(error) ? undefined : presentError(error, t)
  const isUnknown = reasons.some(({ rule }) => rule === "unknown")
  return (
    <form ref={element} className={styles["finder"]} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.intro}</p>
      <Field
        label={field.label}
        name={field.name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        error={fieldError(field.name)}
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
        {texts.submit}
      </Button>
      <Alert tone="problem" title={isUnknown ? texts.notFound : shown?.title} details={shown?.details}>
        {shown !== undefined && <p>{shown.text}</p>}
      </Alert>
      {children}
    </form>
  )
}

/** Whether a purchase can be searched only with a solved captcha. */
function isCaptchaRefused(error: OrderError): boolean {
  return error._tag === "ReceiptRefused" && error.reasons.some(({ field }) => field === "captcha")
}

/** The refusals of other order commands have texts of their own. */
function isShopError(error: OrderError): error is Exclude<OrderError, { readonly _tag: (typeof OWN_TAGS)[number] }> {
  return !OWN_TAGS.some((tag) => tag === error._tag)
}

const OWN_TAGS = ["GiftReceiptRefused", "InvoiceRefused", "ReceiptRefused"] as const
