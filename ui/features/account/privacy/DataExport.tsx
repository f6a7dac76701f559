import { useState } from "react"
import type { PersonalData } from "../../../../domain/account/PersonalData.ts"
import { personalDataFileName } from "../../../../domain/account/PersonalData.ts"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { FormAlert } from "../FormAlert.tsx"
import { saveFile } from "../../../runtime/browser/saveFile.ts"
import styles from "../Setting.module.css"
import { useSettings } from "../useSettings.ts"

/** Downloads the customer's personal data as one file and lists the data it does not contain. */
export function DataExport() {
  const t = useText()
  const form = useSettings()
  const [data, setData] = useState<PersonalData>()
  const start = async () => {
    setData(undefined)
    const answer = await form.ask((settings) => settings.exportPersonalData())
    if (answer === undefined) return
    saveFile(personalDataFileName(answer.value), "application/json", `${JSON.stringify(answer.value, undefined, 2)}\n`)
    setData(answer.value)
  }
  const unread = [...new Set(data?.unread.flatMap(({ section, reason }) => (reason === "NotOffered" ? [] : [section])))]
  return (
    <section className={styles["setting"]} aria-labelledby="account-export">
      <h2 id="account-export" className={styles["heading"]}>
        {t("account.export")}
      </h2>
      <p className={styles["prose"]}>{t("account.exportText")}</p>
      <div className={styles["block"]}>
        <Button variant="quiet" busy={form.busy} onClick={() => void start()}>
          {t("account.exportStart")}
        </Button>
        <p role="status">
          {form.busy
            ? t("account.exporting")
            : data === undefined
              ? ""
              : t("account.exported", { name: personalDataFileName(data) })}
        </p>
        {unread.length > 0 && (
          <p>
            {t("account.exportIncomplete")} {unread.map((section) => t(`account.part.${section}`)).join(", ")}
          </p>
        )}
        {data !== undefined && <p className={styles["hint"]}>{t("account.exportAlerts")}</p>}
        <FormAlert error={form.error} />
      </div>
    </section>
  )
}
