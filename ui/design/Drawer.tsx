import type { ReactNode } from "react"
import { useEffect, useId, useRef } from "react"
import { useText } from "../runtime/TextProvider.tsx"
import { Button } from "./Button.tsx"
import { classNames } from "./classNames.ts"
import styles from "./Drawer.module.css"
import { Icon } from "./Icon.tsx"

export interface DrawerProps {
  readonly open: boolean
  /** Called for the close button, Esc, and a press beside the drawer. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Always visible at the bottom. */
  readonly footer?: ReactNode
  /** The edge of the screen it opens from. */
  readonly edge?: "end" | "start"
}

/** A panel at the edge of the page: a native modal dialog, which traps the focus and restores it. */
export function Drawer({ open, onClose, title, children, footer, edge = "end" }: DrawerProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal()
    if (!open && dialog.current?.open === true) dialog.current.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={classNames(styles["drawer"], styles[edge])}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => (event.target === dialog.current ? onClose() : undefined)}
    >
      {open && (
        <div className={styles["panel"]}>
          <header className={styles["header"]}>
            <h2 id={titleId} className={styles["title"]}>
              {title}
            </h2>
            <Button variant="icon" onClick={onClose} aria-label={t("navigation.close")}>
              <Icon name="close" />
            </Button>
          </header>
          <div className={styles["body"]}>{children}</div>
          {footer !== undefined && <footer className={styles["footer"]}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
