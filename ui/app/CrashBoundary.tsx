import type { ReactNode } from "react"
import { Component } from "react"
import { Notice } from "../design/Notice.tsx"
import { buttonClass } from "../design/buttonClass.ts"
import type { Translate } from "../text/createTranslate.ts"
import styles from "./CrashBoundary.module.css"

interface CrashBoundaryProps {
  readonly t: Translate
  readonly children: ReactNode
}

interface CrashState {
  readonly crash?: string
}

/** Keeps a defect of one page from taking the rest with it, and says so. React has this only as a class. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {}

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: error instanceof Error ? `${error.name}: ${error.message}` : "unknown" }
  }

  override render(): ReactNode {
    const { t, children } = this.props
    const { crash } = this.state
    if (crash === undefined) return children
    return (
      <div className={styles["crash"]}>
        <Notice
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
        </Notice>
      </div>
    )
  }
}
