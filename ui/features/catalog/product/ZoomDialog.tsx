import type { KeyboardEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { Button } from "../../../design/Button.tsx"
import { Icon } from "../../../design/Icon.tsx"
import { Picture } from "../../shared/product/Picture.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useZoom } from "./useZoom.ts"
import styles from "./ZoomDialog.module.css"
import { MAX_SCALE } from "./zoomView.ts"

export interface ZoomDialogProps {
  readonly images: readonly ProductImage[]
  /** The index of the pressed image. */
  readonly first: number
  readonly onClose: () => void
}

const STEP = 1.5
const STEP_PIXELS = 80

/**
 * The images of a product at screen size, with up to fourfold zoom. A native dialog, which traps the focus and closes
 * on Esc.
 */
export function ZoomDialog({ images, first, onClose }: ZoomDialogProps) {
  const t = useText()
  const [at, setAt] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isRightToLeft = () => dialog.current?.matches(":dir(rtl)") === true
  const show = (step: number) => {
    setAt((known) => Math.min(images.length - 1, Math.max(0, known + step)))
    zoom.reset()
  }
  const zoom = useZoom((side) => show(isRightToLeft() ? -side : side))
  const { scale, x, y } = zoom.view
  const image = images[at]
  const press = (event: KeyboardEvent) => {
    const side = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    const down = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    if (event.key === "+" || event.key === "=") zoom.scaleBy(STEP)
    else if (event.key === "-") zoom.scaleBy(1 / STEP)
    else if (event.key === "0") zoom.reset()
    else if (side === 0 && down === 0) return
    else if (scale > 1) zoom.moveBy({ x: -side * STEP_PIXELS, y: -down * STEP_PIXELS })
    else if (side !== 0) show(isRightToLeft() ? -side : side)
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={styles["zoom"]}
      aria-label={t("product.zoomTitle", { number: at + 1, total: images.length })}
      onClose={onClose}
      onKeyDown={press}
    >
      <header className={styles["bar"]}>
        <p aria-live="polite">
          <bdi dir="ltr">
            {at + 1} / {images.length}
          </bdi>
          {scale > 1 && ` · ${t("product.zoomScale", { percent: Math.round(scale * 100) })}`}
        </p>
        <Button
          variant="icon"
          disabled={scale <= 1}
          onClick={() => zoom.scaleBy(1 / STEP)}
          aria-label={t("product.zoomOut")}
        >
          <Icon name="minus" />
        </Button>
        <Button
          variant="icon"
          disabled={scale >= MAX_SCALE}
          onClick={() => zoom.scaleBy(STEP)}
          aria-label={t("product.zoomIn")}
        >
          <Icon name="plus" />
        </Button>
        <Button variant="icon" onClick={() => dialog.current?.close()} aria-label={t("navigation.close")}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles["stage"]} data-large={scale > 1 || undefined} {...zoom.stage}>
        {image !== undefined && (
          <div
            key={at}
            className={styles["picture"]}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          >
            {/* Larger files are requested only when the zoom needs them. */}
            <Picture image={image} sizes={`calc(min(100vw, 80vh) * ${Math.ceil(scale)})`} priority />
          </div>
        )}
      </div>
      {images.length > 1 && (
        <footer className={styles["turn"]}>
          <Button variant="icon" disabled={at === 0} onClick={() => show(-1)} aria-label={t("product.previousPicture")}>
            <Icon name="back" />
          </Button>
          <p className={styles["help"]}>{image?.alt}</p>
          <Button
            variant="icon"
            disabled={at === images.length - 1}
            onClick={() => show(1)}
            aria-label={t("product.nextPicture")}
          >
            <Icon name="forward" />
          </Button>
        </footer>
      )}
    </dialog>
  )
}
