import type { ToggleEvent } from "react"
import { useState } from "react"
import { Alert } from "../../../design/Alert.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentError } from "../../../text/presentError.ts"
import type { CustomizationFormProps } from "./CustomizationFormProps.ts"
import styles from "../product/ProductView.module.css"

export interface CustomizationPanelProps extends Pick<CustomizationFormProps, "product" | "color" | "size"> {
  readonly of: "letters" | "tailoring"
}

const TEXTS = ["browse", "purchase", "customization"] as const
const FORMS = {
  letters: lazyComponent(async () => (await import("./MonogramForm.tsx")).MonogramForm, TEXTS),
  tailoring: lazyComponent(async () => (await import("./TailoringForm.tsx")).TailoringForm, TEXTS),
} as const

/**
 * The customization of a product: monograms or made to measure. Script and texts are fetched when it is opened, and
 * again after a failure.
 */
export function CustomizationPanel({ of, ...panelProps }: CustomizationPanelProps) {
  const t = useText()
  const { customization } = useCommands()
  const Form = FORMS[of]
  const [state, setState] = useState<
    "closed" | "asking" | Pick<CustomizationFormProps, "properties"> | ReturnType<typeof presentError>
  >("closed")
  const open = async () => {
    setState("asking")
    const [isLoaded, loaded] = await Promise.all([
      Form.preload(t.language),
      customization.properties(panelProps.product.id),
    ])
    if (!loaded.ok) setState(presentError(loaded.error, t))
    else
      setState(
        isLoaded
          ? { properties: loaded.value }
          : presentError({ _tag: "CommandDefect", detail: "the form was not loaded" }, t),
      )
  }
  const toggled = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && (state === "closed" || (typeof state === "object" && "title" in state))) void open()
  }
  // The customer may have opened it before hydration.
  const found = (details: HTMLDetailsElement | null) =>
    details?.open === true && state === "closed" ? void open() : undefined
  return (
    <details ref={found} className={styles["detail"]} onToggle={toggled}>
      <summary>{t(`customizationSummary.open.${of}`)}</summary>
      <noscript>
        <p>{t("customizationSummary.noScript")}</p>
      </noscript>
      {state === "asking" && <p role="status">{t("customizationSummary.loading")}</p>}
      {typeof state === "object" && "title" in state && (
        <Alert tone="problem" title={state.title} details={state.details}>
          <p>{state.text}</p>
        </Alert>
      )}
      {typeof state === "object" && "properties" in state && (
        <Form of={{ ...panelProps, properties: state.properties }} />
      )}
    </details>
  )
}
