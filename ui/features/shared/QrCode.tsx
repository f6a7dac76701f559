import { useEffect, useState } from "react"
import { useCommands } from "../../commands/useCommands.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./QrCode.module.css"

/** The quiet zone of four modules that the QR standard requires, as a share of the code's size. */
const QUIET_ZONE = 0.14

/** A code as SVG, dark on light in every theme, because cameras need that contrast. */
export function QrCode({ payload, label }: { readonly payload: string; readonly label: string }) {
  const t = useText()
  const { payments } = useCommands()
  const [image, setQr] = useState<{ readonly size: number; readonly path: string }>()
  useEffect(() => {
    // If the code cannot be drawn, its text is still shown.
    void payments.drawQr(payload).then((result) => (result.ok ? setQr(result.value) : undefined))
  }, [payload])
  if (image === undefined)
    return (
      <p role="status">
        {t("payment.loading")} <bdi dir="ltr">{payload}</bdi>
      </p>
    )
  const quietZone = image.size * QUIET_ZONE
  return (
    <svg
      className={styles["code"]}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${image.size + 2 * quietZone} ${image.size + 2 * quietZone}`}
      shapeRendering="crispEdges"
    >
      <path d={image.path} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
