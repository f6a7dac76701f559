import type { FormEvent } from "react"
import { useId, useState } from "react"
import type { CustomizationTextRefusedReason } from "../../../../domain/catalog/CustomizationProperties.ts"
import { letterCount, capacityFor } from "../../../../domain/catalog/CustomizationProperties.ts"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { NetPriceNote } from "../../shared/product/NetPriceNote.tsx"
import { Swatch } from "../listing/Swatch.tsx"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { MonogramPreview } from "./MonogramPreview.tsx"
import styles from "./Customization.module.css"
import { focusSizes, CustomizationSubmit } from "./CustomizationSubmit.tsx"
import type { CustomizationFormProps } from "./CustomizationFormProps.ts"
import { useMonograms } from "./useMonograms.ts"
import { useAddCustomized } from "./useAddCustomized.ts"

/** Maximum length of a text, from the API contract, in characters. */
const MAX_TEXT = 128

/**
 * Monograms for an item, in as many areas as the shop allows: area, typography, thread colour and text, with a live
 * preview.
 */
export function MonogramForm({ product, color, size, properties, t }: CustomizationFormProps) {
  const { areas, colors, typographies, price } = properties
  const id = useId()
  const money = useMoney()
  const { entry, written, otherTexts, free, reasons, all, change, addAnother, removeText } = useMonograms(
    properties,
    color.hex,
  )
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [sizeMissing, setSizeMissing] = useState(false)
  const addition = useAddCustomized({ product, color })
  const area = areas.find(({ id: areaId }) => areaId === written.areaId)
  const typography = typographies.find(({ id: typographyId }) => typographyId === written.typographyId)
  const thread = colors.find(({ id: colorId }) => colorId === written.colorId)
  const room = capacityFor(area, written.datatype) ?? 0
  // Missing texts are errors only after a submit.
  const shown = reasons.filter(({ rule }) => hasSubmitted || rule !== "required")
  const errorOf = (field: CustomizationTextRefusedReason["field"]) => {
    const rule = shown.find((problem) => problem.field === field)?.rule
    return rule === undefined
      ? undefined
      : t(`customization.error.${rule}`, { count: room, typography: typography?.name ?? "" })
  }
  const chooseArea = (areaId: string) => {
    const datatypes = areas.find((one) => one.id === areaId)?.datatypes ?? []
    change({ areaId, datatype: datatypes.includes(written.datatype) ? written.datatype : (datatypes[0] ?? "") })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setHasSubmitted(true)
    setSizeMissing(reasons.length === 0 && size === undefined)
    if (reasons.length > 0) event.currentTarget.querySelector<HTMLInputElement>("input[name=monogram]")?.focus()
    else if (size === undefined) focusSizes()
    else addition.add(size, { customization: all })
  }
  const textError = errorOf("text")
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <MonogramPreview
        images={color.images}
        area={area}
        typography={typography}
        thread={thread}
        text={entry.text}
        t={t}
      />
      {otherTexts.length > 0 && (
        <ul>
          {otherTexts.map(({ areaId, text, area: place }) => (
            <li key={areaId}>
              <bdi>{text}</bdi>, {place}{" "}
              <Button variant="plain" onClick={() => removeText(areaId)}>
                {t("customization.remove", { text })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Field
          label={t("customization.text")}
          name="monogram"
          value={written.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          dir="auto"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TEXT}
          enterKeyHint="done"
          hint={t("customization.charactersUsed", { used: letterCount(entry.text), room })}
          error={textError}
        />
        <VisuallyHidden>
          <span role="status">{hasSubmitted ? "" : textError}</span>
        </VisuallyHidden>
      </div>
      {area !== undefined && area.datatypes.length > 1 && (
        <ChoiceGroup
          legend={t("customization.contentType")}
          name={`${id}datatype`}
          layout="tiles"
          value={written.datatype}
          onChoose={(datatype) => change({ datatype })}
          error={errorOf("datatype")}
          choices={area.datatypes.map((datatype) => ({
            value: datatype,
            label:
              datatype === "TEXT" || datatype === "INITIALS" ? t(`customization.contentType.${datatype}`) : datatype,
          }))}
        />
      )}
      <ChoiceGroup
        legend={t("customization.position")}
        name={`${id}area`}
        layout="tiles"
        value={written.areaId}
        onChoose={chooseArea}
        error={errorOf("areaId")}
        choices={free.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <ChoiceGroup
        legend={t("customization.typeface")}
        name={`${id}typography`}
        layout="tiles"
        value={written.typographyId}
        onChoose={(typographyId) => change({ typographyId })}
        error={errorOf("typographyId")}
        choices={typographies.map(({ id: value, name, family }) => ({
          value,
          label: <span className={styles[family ?? ""]}>{name}</span>,
        }))}
      />
      <ChoiceGroup
        legend={t("customization.threadColor")}
        name={`${id}thread`}
        layout="tiles"
        value={written.colorId}
        onChoose={(colorId) => change({ colorId })}
        error={errorOf("colorId")}
        choices={colors.map(({ id: value, name, hex }) => ({
          value,
          label: (
            <span className={styles["thread"]}>
              <Swatch hex={hex} />
              {name}
            </span>
          ),
        }))}
      />
      {addAnother !== undefined && (
        <p>
          <Button variant="plain" onClick={addAnother}>
            {t("customization.addPosition")}
          </Button>
        </p>
      )}
      <p className={styles["note"]}>
        {price.minorUnits === 0 ? (
          t("customization.noSurcharge")
        ) : (
          <>
            {t("customization.totalSurcharge", { price: money(price) })}
            <NetPriceNote />
          </>
        )}
      </p>
      <CustomizationSubmit
        label={t("customization.addToCart")}
        busy={addition.busy}
        sizeMissing={sizeMissing && size === undefined}
        error={addition.error}
        t={t}
      />
    </form>
  )
}
