import type { ReactNode } from "react"
import { Component } from "react"
import { Alert } from "../design/Alert.tsx"
import { buttonClass } from "../design/buttonClass.ts"
import type { Translate } from "../text/createTranslate.ts"
import styles from "./ErrorBoundary.module.css"

interface ErrorBoundaryProps {
  readonly t: Translate
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly crash?: string
}

/** Limits a rendering defect to one page and shows an error message. React offers this only as a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: error instanceof Error ? `${error.name}: ${error.message}` : "unknown" }
  }

  override render(): ReactNode {
    const { t, children } = this.props
    const { crash } = this.state
    if (crash === undefined) return children
    return (
      <div className={styles["crash"]}>
        <Alert
          tone="problem"
          title={t("pageErrors.crash.title")}
          details={{ label: t("pageErrors.details"), text: crash }}
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
}
