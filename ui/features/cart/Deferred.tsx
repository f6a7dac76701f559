import { useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import type { LazyComponent } from "../../runtime/lazyComponent.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { TextBundle } from "../../text/textBundles.ts"
import styles from "./lines/CartLines.module.css"

/** The texts of sections that are loaded on demand. */
export const SECTION_TEXTS: readonly TextBundle[] = ["browse", "purchase", "cartOptions"]

/** The properties of a section that is loaded on demand. */
export interface DeferredContentProps {
  /** Called when the section is completed or cancelled; its button is shown again. */
  readonly onDone: () => void
}

export interface DeferredProps<ContentProps extends object> {
  readonly label: string
  /** The subject of the section, for screen readers that announce the label alone. */
  readonly about?: string
  readonly section: LazyComponent<ContentProps & DeferredContentProps>
  readonly contentProps: ContentProps
}

/** A button that loads a section of the cart with its texts and is replaced by it. */
export function Deferred<ContentProps extends object>({
  label,
  about,
  section: Section,
  contentProps,
}: DeferredProps<ContentProps>) {
  const t = useText()
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed")
  const wasOpen = useRef(false)
  const open = async () => {
    setState("loading")
    const isLoaded = await Section.preload(t.language)
    wasOpen.current = true
    setState(isLoaded ? "open" : "failed")
  }
  if (state === "open") return <Section of={{ ...contentProps, onDone: () => setState("closed") }} />
  return (
    <>
      <Button
        variant="plain"
        className={styles["deferred"]}
        busy={state === "loading"}
        autoFocus={wasOpen.current || undefined}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {state === "failed" && <p role="status">{t("errors.defect.title")}</p>}
    </>
  )
}
