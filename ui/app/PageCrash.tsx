import { Alert } from "../design/Alert.tsx"
import { buttonClass } from "../design/buttonClass.ts"
import { useText } from "../runtime/TextProvider.tsx"
import styles from "./PageCrash.module.css"

/** The message in place of a page whose rendering failed. */
export function PageCrash({ error }: { readonly error: unknown }) {
  const t = useText()
  return (
    <div className={styles["crash"]}>
      <Alert
        tone="problem"
        title={t("pageErrors.crash.title")}
        details={{
          label: t("pageErrors.details"),
          text: error instanceof Error ? `${error.name}: ${error.message}` : "unknown",
        }}
        actions={
          <a href="" className={buttonClass("quiet")}>
            {t("pageErrors.crash.reload")}
          </a>
        }
      >
        <p>{t("pageErrors.crash.text")}</p>
      </Alert>
    </div>
  )
}
