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
export interface PartProps {
  /** The words of such parts. */
  readonly t: Translate
  /** It is done with, or given up: its button stands there again. */
  readonly onDone: () => void
}

export interface PartOnDemandProps<Given extends object> {
  readonly label: string
  /** What the part is about, for whoever hears the label alone. */
  readonly about?: string
  readonly load: () => Promise<(props: Given & PartProps) => ReactNode>
  readonly given: Given
}

/** A button that fetches a part of the cart with its words, and gives its place to it. */
export function PartOnDemand<Given extends object>({ label, about, load, given }: PartOnDemandProps<Given>) {
  const t = useText()
  const { texts } = useFrame()
  const [state, setState] = useState<
    | "closed"
    | "asking"
    | "failed"
    | { readonly View: (props: Given & PartProps) => ReactNode; readonly words: Translate }
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
    return createElement(state.View, { ...given, t: state.words, onDone: () => setState("closed") })
  return (
    <>
      <Button
        variant="plain"
        className={styles["part"]}
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
