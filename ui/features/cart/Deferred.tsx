import type { ReactNode } from "react"
import { createElement, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../text/loadTexts.ts"
import styles from "./lines/CartLines.module.css"

/** The properties of a section that is loaded on demand. */
export interface DeferredContentProps {
  /** The texts of these sections. */
  readonly t: Translate
  /** Called when the section is completed or cancelled; its button is shown again. */
  readonly onDone: () => void
}

export interface DeferredProps<ContentProps extends object> {
  readonly label: string
  /** The subject of the section, for screen readers that announce the label alone. */
  readonly about?: string
  readonly load: () => Promise<(props: ContentProps & DeferredContentProps) => ReactNode>
  readonly contentProps: ContentProps
}

/** A button that loads a section of the cart with its texts and is replaced by it. */
export function Deferred<ContentProps extends object>({
  label,
  about,
  load,
  contentProps,
}: DeferredProps<ContentProps>) {
  const t = useText()
  const { texts } = useFrame()
  const [state, setState] = useState<
    | "closed"
    | "asking"
    | "failed"
    | { readonly View: (props: ContentProps & DeferredContentProps) => ReactNode; readonly loadedTexts: Translate }
  >("closed")
  const wasOpen = useRef(false)
  const open = async () => {
    setState("asking")
    const part = await Promise.all([load(), loadTexts(textLanguage(t.language), ["cartOptions"])]).then(
      ([View, own]) => ({ View, loadedTexts: createTranslate(t.language, own, texts) }),
      () => "failed" as const,
    )
    wasOpen.current = true
    setState(part)
  }
  if (typeof state === "object")
    return createElement(state.View, { ...contentProps, t: state.loadedTexts, onDone: () => setState("closed") })
  return (
    <>
      <Button
        variant="plain"
        className={styles["deferred"]}
        busy={state === "asking"}
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
