import type { ReactNode, ToggleEvent } from "react"
import { useState } from "react"
import { Alert } from "../../../design/Alert.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentError } from "../../../text/presentError.ts"
import type { CustomizationFormProps } from "./CustomizationFormProps.ts"
import styles from "../product/ProductView.module.css"

export interface CustomizationPanelProps extends Pick<CustomizationFormProps, "product" | "color" | "size"> {
  readonly of: "letters" | "tailoring"
}

interface LoadedForm extends Pick<CustomizationFormProps, "properties" | "t"> {
  readonly View: (props: CustomizationFormProps) => ReactNode
}

const FORMS = {
  letters: async () => (await import("./MonogramForm.tsx")).MonogramForm,
  tailoring: async () => (await import("./TailoringForm.tsx")).TailoringForm,
} as const

/**
 * The customization of a product: monograms or made to measure. Script and texts are fetched when it is opened, and
 * again after a failure.
 */
export function CustomizationPanel({ of, ...panelProps }: CustomizationPanelProps) {
  const t = useText()
  const { customization } = useCommands()
  const { texts } = useFrame()
  const [state, setState] = useState<"closed" | "asking" | LoadedForm | ReturnType<typeof presentError>>("closed")
  const open = async () => {
    setState("asking")
    const part = Promise.all([FORMS[of](), import("./loadCustomizationTexts.ts")]).then(
      async ([View, { loadCustomizationTexts }]) => ({
        View,
        t: await loadCustomizationTexts(t.language, texts),
      }),
    )
    const properties = await customization.properties(panelProps.product.id)
    const detail = (error: unknown) => (error instanceof Error ? error.message : "unknown")
    const ready = await part.catch((error: unknown) =>
      presentError({ _tag: "CommandDefect", detail: detail(error) }, t),
    )
    if (!properties.ok) setState(presentError(properties.error, t))
    else setState("View" in ready ? { ...ready, properties: properties.value } : ready)
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
      {typeof state === "object" && "View" in state && (
        <state.View {...panelProps} properties={state.properties} t={state.t} />
      )}
    </details>
  )
}
