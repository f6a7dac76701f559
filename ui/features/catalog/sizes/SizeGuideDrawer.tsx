import { useEffect, useState } from "react"
import { lengthsInText } from "../../../../domain/catalog/lengthsInText.ts"
import type { BodyMeasure, LengthUnit, SizeGuide } from "../../../../domain/catalog/SizeGuide.ts"
import { LENGTH_UNITS } from "../../../../domain/catalog/SizeGuide.ts"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Drawer } from "../../../design/Drawer.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { MeasureHelp } from "./MeasureHelp.tsx"
import { SizeFinder } from "./SizeFinder.tsx"
import { SizeTable } from "./SizeTable.tsx"
import styles from "./SizeGuide.module.css"

export interface SizeGuideDrawerProps {
  readonly name: string
  readonly categoryId: string
  readonly productId: string
  readonly onClose: () => void
}

type LoadState = "asking" | "none" | "failed" | { readonly guide: SizeGuide; readonly unit: LengthUnit }

/**
 * The size guide of a product: a table, in the unit stored on this device, and a field that finds the size for a
 * measure.
 */
export function SizeGuideDrawer({ name, categoryId, productId, onClose }: SizeGuideDrawerProps) {
  const t = useText()
  const { browse } = useCommands()
  const [state, setState] = useState<LoadState>("asking")
  const ask = async () => {
    setState("asking")
    const [guide, unit] = await Promise.all([browse.sizeGuide(categoryId, productId), browse.sizeUnit()])
    setState(
      !guide.ok
        ? "failed"
        : guide.value === undefined
          ? "none"
          : { guide: guide.value, unit: unit.ok ? unit.value : "cm" },
    )
  }
  useEffect(() => void ask(), [categoryId, productId])
  const read = (guide: SizeGuide) => (chosen: string) => {
    const unit = LENGTH_UNITS.find((known) => known === chosen) ?? "cm"
    setState({ guide, unit })
    void browse.rememberSizeUnit(unit)
  }
  const withHelpIn =
    (unit: LengthUnit) =>
    ({ help, ...measure }: BodyMeasure): BodyMeasure => {
      const format = (length: number) => new Intl.NumberFormat(t.language, { maximumFractionDigits: 2 }).format(length)
      return help === undefined
        ? measure
        : { ...measure, help: lengthsInText(help, unit, t(`product.unitSymbol.${unit}`), format) }
    }
  return (
    <Drawer open onClose={onClose} title={t("product.sizeGuide")}>
      <div className={styles["guide"]}>
        <p className={styles["name"]}>{name}</p>
        <div role="status">
          {state === "asking" && t("product.sizeGuideLoading")}
          {state === "none" && t("product.sizeGuideNone")}
        </div>
        {state === "failed" && (
          <Alert
            tone="problem"
            title={t("product.sizeGuideFailed")}
            actions={
              <Button variant="quiet" onClick={() => void ask()}>
                {t("product.retry")}
              </Button>
            }
          />
        )}
        {typeof state === "object" && (
          <>
            <ChoiceGroup
              legend={t("product.unit")}
              name="unit"
              layout="tiles"
              value={state.unit}
              choices={LENGTH_UNITS.map((unit) => ({ value: unit, label: t(`product.unit.${unit}`) }))}
              onChoose={read(state.guide)}
            />
            <SizeTable guide={state.guide} unit={state.unit} caption={t("product.sizeGuideOf", { name })} />
            <MeasureHelp measures={state.guide.measures.map(withHelpIn(state.unit))} />
            <SizeFinder
              guide={{ ...state.guide, measures: state.guide.measures.map(withHelpIn(state.unit)) }}
              unit={state.unit}
            />
          </>
        )}
      </div>
    </Drawer>
  )
}
