import type { FormEvent } from "react"
import { useId, useState } from "react"
import type { CustomizationProblem } from "../../../domain/catalog/CustomizationProperties.ts"
import { letterCount, roomFor } from "../../../domain/catalog/CustomizationProperties.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/ChoiceGroup.tsx"
import { Field } from "../../design/Field.tsx"
import { NetMark } from "../../design/NetMark.tsx"
import { Swatch } from "../../design/Swatch.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { LettersPreview } from "./LettersPreview.tsx"
import styles from "./Making.module.css"
import { goToSizes, MakingEnd } from "./MakingEnd.tsx"
import type { MakingFormProps } from "./MakingFormProps.ts"
import { useLetterings } from "./useLetterings.ts"
import { useMakingAddition } from "./useMakingAddition.ts"

/** Characters of a text, at most, as the contract takes them. */
const MAX_TEXT = 128

/**
 * Letters on a piece, in as many places as the shop takes: where, in which lettering and thread, and what; it is seen
 * on the piece while it is written.
 */
export function LettersForm({ product, color, size, properties, t }: MakingFormProps) {
  const { areas, colors, typographies, price } = properties
  const id = useId()
  const money = useMoney()
  const { entry, written, before, free, problems, all, change, another, takeOut } = useLetterings(properties, color.hex)
  const [asked, setAsked] = useState(false)
  const [sizeMissing, setSizeMissing] = useState(false)
  const addition = useMakingAddition({ product, color })
  const area = areas.find(({ id: areaId }) => areaId === written.areaId)
  const typography = typographies.find(({ id: typographyId }) => typographyId === written.typographyId)
  const thread = colors.find(({ id: colorId }) => colorId === written.colorId)
  const room = roomFor(area, written.datatype) ?? 0
  // Nothing is wrong with what is not written yet, until somebody wants to have it.
  const shown = problems.filter(({ rule }) => asked || rule !== "required")
  const errorOf = (field: CustomizationProblem["field"]) => {
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
    setAsked(true)
    setSizeMissing(problems.length === 0 && size === undefined)
    if (problems.length > 0) event.currentTarget.querySelector<HTMLInputElement>("input[name=letters]")?.focus()
    else if (size === undefined) goToSizes()
    else addition.add(size, { customization: all })
  }
  const textError = errorOf("text")
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <LettersPreview
        images={color.images}
        area={area}
        typography={typography}
        thread={thread}
        text={entry.text}
        t={t}
      />
      {before.length > 0 && (
        <ul>
          {before.map(({ areaId, text, area: place }) => (
            <li key={areaId}>
              <bdi>{text}</bdi>, {place}{" "}
              <Button variant="plain" onClick={() => takeOut(areaId)}>
                {t("customization.remove", { text })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Field
          label={t("customization.text")}
          name="letters"
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
          <span role="status">{asked ? "" : textError}</span>
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
      {another !== undefined && (
        <p>
          <Button variant="plain" onClick={another}>
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
            <NetMark />
          </>
        )}
      </p>
      <MakingEnd
        label={t("customization.addToCart")}
        busy={addition.busy}
        sizeMissing={sizeMissing && size === undefined}
        refusal={addition.refusal}
        t={t}
      />
    </form>
  )
}
