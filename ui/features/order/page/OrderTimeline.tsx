import type { TimelineStep } from "../../../../domain/order/trackOrder.ts"
import { classNames } from "../../../design/classNames.ts"
import { Icon } from "../../../design/Icon.tsx"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { STEP_LABELS } from "../../shared/labels/stepHeadline.ts"
import styles from "./OrderTimeline.module.css"

/** The steps of an order in their order; the current one is marked. */
export function OrderTimeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  const t = useText()
  const current = steps.findLast(({ isDone }) => isDone)
  return (
    <section aria-label={t("orderPage.timeline")}>
      <ol className={styles["steps"]}>
        {steps.map(({ step, isDone, at }) => (
          <li
            key={step}
            className={classNames(styles["step"], isDone && styles["done"])}
            aria-current={step === current?.step ? "step" : undefined}
          >
            <span className={styles["mark"]}>{isDone && <Icon name="check" />}</span>
            <span className={styles["name"]}>
              {t(STEP_LABELS[step])}
              <VisuallyHidden> {t(isDone ? "orderPage.stepDone" : "orderPage.stepToCome")}</VisuallyHidden>
            </span>
            {at !== undefined && (
              <time className={styles["time"]} dateTime={at}>
                {momentDay(t.language, at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
