import type { FormEvent } from "react"
import { useState } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { ReturnDetailPage } from "../../../application/returns/ReturnPages.ts"
import type { LabelKind } from "../../../application/returns/readReturns.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Button } from "../../design/Button.tsx"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import { saveFile } from "../../runtime/browser/saveFile.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { dayRange } from "../shared/dates/dayRange.ts"
import { ReturnsAlert } from "./ReturnsAlert.tsx"
import styles from "./Returns.module.css"
import { useFormAction } from "./submittedFields.ts"

export interface ReturnLabelsProps {
  readonly detail: ReturnDetailPage
  readonly address: PageAddress
}

/**
 * The labels to hand over a return: a QR code first where it is scanned from the phone, otherwise the PDF to print
 * first.
 */
export function ReturnLabels({ detail: { request, labels }, address }: ReturnLabelsProps) {
  const t = useText()
  const { returns } = useCommands()
  const command = useCommand<BackendError | CommandDefect>()
  const [saved, setSaved] = useState("")
  const action = useFormAction(address)
  const { isPrinterless, pickupDate, lastDay, boxes, rmaId } = request
  const download = async (event: FormEvent<HTMLFormElement>, kind: LabelKind, box: number) => {
    event.preventDefault()
    const file = await command.run(() => returns.label(request.id, address.parameters["guestToken"], kind, box))
    if (file === undefined) return
    const name = `return-${rmaId}-${box}.${kind === "pdf" ? "pdf" : "pkpass"}`
    saveFile(name, file.value.mediaType, file.value.bytes)
    setSaved(name)
  }
  const button = (kind: "pdf" | "pass", box: number, isFirst: boolean) => (
    <form
      method="post"
      action={action === undefined ? undefined : `${action}/label`}
      onSubmit={(event) => void download(event, kind, box)}
    >
      <input type="hidden" name="box" value={box} />
      <Button type="submit" name="kind" value={kind} variant={isFirst ? "solid" : "quiet"} busy={command.busy}>
        {t(kind === "pdf" ? "returns.downloadLabel" : "returns.addToWallet")}
      </Button>
    </form>
  )
  return (
    <section className={styles["section"]} aria-labelledby="return-label">
      <h2 id="return-label">{t("returns.labelTitle")}</h2>
      <div className={styles["facts"]}>
        <p>
          {pickupDate === undefined
            ? t("returns.sendBy", { date: dayRange(t.language, lastDay, undefined) })
            : t("returns.pickupOn", { date: dayRange(t.language, pickupDate, undefined) })}
        </p>
        <p>{t(isPrinterless ? "returns.showCode" : "returns.printLabel")}</p>
      </div>
      <ul className={styles["labels"]}>
        {labels.map(({ box, image }) => {
          const title = t("returns.box", { box, boxes })
          const code = <img src={image} alt={t("returns.codeAlt", { box })} width={208} height={208} />
          return (
            <li key={box} className={styles["label"]}>
              {boxes > 1 && <p className={styles["name"]}>{title}</p>}
              {isPrinterless && code}
              <div className={styles["actions"]} role="group" aria-label={title}>
                {button("pdf", box, !isPrinterless)}
                {button("pass", box, false)}
              </div>
              {!isPrinterless && code}
            </li>
          )
        })}
      </ul>
      <p role="status">{saved === "" ? "" : t("returns.saved", { name: saved })}</p>
      <ReturnsAlert error={command.error} />
    </section>
  )
}
