import type { Translate } from "../../text/createTranslate.ts"
import styles from "./StageBanner.module.css"

/**
 * The slim bar above every page that shows testers the environment (S2.12: the `itx-stage` cookie).
 * Pages are shared by caches, so it is added in the browser, outside the tree that React renders.
 */
export function showStageBanner(t: Translate): void {
  const bar = document.createElement("aside")
  bar.className = styles["banner"] ?? ""
  bar.setAttribute("aria-label", t("navigation.testEnvironment"))
  bar.textContent = t("navigation.testEnvironmentText")
  document.body.prepend(bar)
}
