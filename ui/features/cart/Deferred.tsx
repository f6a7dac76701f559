import type { ReactNode } from "react"
import { createElement, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../text/loadTexts.ts"
import styles from "./CartLines.module.css"

/** What a part of the cart gets that is fetched when it is asked for. */
export interface DeferredContentProps {
  /** The words of such parts. */
  readonly t: Translate
  /** It is done with, or given up: its button stands there again. */
  readonly onDone: () => void
}

export interface DeferredProps<ContentProps extends object> {
  readonly label: string
  /** What the part is about, for whoever hears the label alone. */
  readonly about?: string
  readonly load: () => Promise<(props: ContentProps & DeferredContentProps) => ReactNode>
  readonly contentProps: ContentProps
}

/** A button that fetches a part of the cart with its words, and gives its place to it. */
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
    | { readonly View: (props: ContentProps & DeferredContentProps) => ReactNode; readonly words: Translate }
  >("closed")
  const wasOpen = useRef(false)
  const open = async () => {
    setState("asking")
    const part = await Promise.all([load(), loadTexts(textLanguage(t.language), ["cartOptions"])]).then(
      ([View, own]) => ({ View, words: createTranslate(t.language, own, texts) }),
      () => "failed" as const,
    )
    wasOpen.current = true
    setState(part)
  }
  if (typeof state === "object")
    return createElement(state.View, { ...contentProps, t: state.words, onDone: () => setState("closed") })
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
