import { useEffect, useState } from "react"
import { lengthsInText } from "../../../domain/catalog/lengthsInText.ts"
import type { BodyMeasure, LengthUnit, SizeGuide } from "../../../domain/catalog/SizeGuide.ts"
import { LENGTH_UNITS } from "../../../domain/catalog/SizeGuide.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/ChoiceGroup.tsx"
import { Drawer } from "../../design/Drawer.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
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

type Asked = "asking" | "none" | "failed" | { readonly guide: SizeGuide; readonly unit: LengthUnit }

/**
 * The size guide of a product: a table, in the unit this device remembers, and a field that finds the size for a
 * measure.
 */
export function SizeGuideDrawer({ name, categoryId, productId, onClose }: SizeGuideDrawerProps) {
  const t = useText()
  const { browse } = useCommands()
  const [asked, setAsked] = useState<Asked>("asking")
  const ask = async () => {
    setAsked("asking")
    const [guide, unit] = await Promise.all([
      browse((core) => core.sizeGuide(categoryId, productId)),
      browse((core) => core.sizeUnit()),
    ])
    setAsked(
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
    setAsked({ guide, unit })
    void browse((core) => core.rememberSizeUnit(unit))
  }
  const explainedIn =
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
          {asked === "asking" && t("product.sizeGuideLoading")}
          {asked === "none" && t("product.sizeGuideNone")}
        </div>
        {asked === "failed" && (
          <Notice
            tone="problem"
            title={t("product.sizeGuideFailed")}
            actions={
              <Button variant="quiet" onClick={() => void ask()}>
                {t("product.retry")}
              </Button>
            }
          />
        )}
        {typeof asked === "object" && (
          <>
            <ChoiceGroup
              legend={t("product.unit")}
              name="unit"
              layout="tiles"
              value={asked.unit}
              choices={LENGTH_UNITS.map((unit) => ({ value: unit, label: t(`product.unit.${unit}`) }))}
              onChoose={read(asked.guide)}
            />
            <SizeTable guide={asked.guide} unit={asked.unit} caption={t("product.sizeGuideOf", { name })} />
            <MeasureHelp measures={asked.guide.measures.map(explainedIn(asked.unit))} />
            <SizeFinder
              guide={{ ...asked.guide, measures: asked.guide.measures.map(explainedIn(asked.unit)) }}
              unit={asked.unit}
            />
          </>
        )}
      </div>
    </Drawer>
  )
}
