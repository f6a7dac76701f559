import type { ReactNode } from "react"
import { useEffect, useId, useRef } from "react"
import { useText } from "../runtime/TextProvider.tsx"
import { Button } from "./Button.tsx"
import { classNames } from "./classNames.ts"
import styles from "./Drawer.module.css"
import { Icon } from "./Icon.tsx"
import { makeModal } from "./showDrawer.ts"

export interface DrawerFrameProps {
  readonly open: boolean
  /** Called for the close button, Esc, and a press beside the drawer. */
  readonly onClose: () => void
  readonly title: string
  /** What follows the header: a `DrawerBody`, then perhaps a `DrawerFooter`. */
  readonly children: ReactNode
  /** The edge of the screen it opens from. */
  readonly edge?: "end" | "start"
  readonly id?: string
}

/**
 * A panel at the edge of the page: a native modal dialog, which traps the focus and restores it. Its header is there
 * while it is closed, so that it can be opened before hydration; its button then closes it without scripts.
 */
export function DrawerFrame({ open, onClose, title, children, edge = "end", id }: DrawerFrameProps) {
  const t = useText()
  const titleId = useId()
  const ownId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    makeModal(element)
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      id={id ?? ownId}
      className={classNames(styles["drawer"], styles[edge])}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => (event.target === dialog.current ? onClose() : undefined)}
    >
      <div className={styles["panel"]}>
        <header className={styles["header"]}>
          <h2 id={titleId} className={styles["title"]}>
            {title}
          </h2>
          <Button
            variant="icon"
            onClick={onClose}
            aria-label={t("navigation.close")}
            {...{ command: "close", commandfor: id ?? ownId }}
          >
            <Icon name="close" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** The scrolling part of a drawer. */
export function DrawerBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles["body"]}>{children}</div>
}

/** Always visible at the bottom. */
export function DrawerFooter({ children }: { readonly children: ReactNode }) {
  return <footer className={styles["footer"]}>{children}</footer>
}

export interface DrawerProps extends Omit<DrawerFrameProps, "id"> {
  /** Always visible at the bottom. */
  readonly footer?: ReactNode
}

/** A drawer with content that is rendered only while it is open. */
export function Drawer({ open, children, footer, ...frame }: DrawerProps) {
  return (
    <DrawerFrame open={open} {...frame}>
      {open && <DrawerBody>{children}</DrawerBody>}
      {open && footer !== undefined && <DrawerFooter>{footer}</DrawerFooter>}
    </DrawerFrame>
  )
}
