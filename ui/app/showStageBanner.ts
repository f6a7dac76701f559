import type { Translate } from "../text/createTranslate.ts"
import styles from "./StageBanner.module.css"

/**
 * The slim bar above every page that tells a tester where they are (specification, section 2: the `itx-stage` cookie).
 * Pages are the same for everybody and kept by caches: it is added where the cookie is, beside what React has drawn.
 */
export function showStageBanner(t: Translate): void {
  const bar = document.createElement("aside")
  bar.className = styles["banner"] ?? ""
  bar.setAttribute("aria-label", t("navigation.testEnvironment"))
  bar.textContent = t("navigation.testEnvironmentText")
  document.body.prepend(bar)
}
