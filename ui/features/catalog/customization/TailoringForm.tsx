import type { FormEvent } from "react"
import { useEffect, useId, useState } from "react"
import type { TailoredGarment } from "../../../../domain/account/CustomerRecord.ts"
import type { Tailoring } from "../../../../domain/shared/Customization.ts"
import type { TailoringOffer } from "../../../../domain/catalog/TailoringOffer.ts"
import { tailoringPrice, validateTailoring } from "../../../../domain/catalog/TailoringOffer.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Button } from "../../../design/Button.tsx"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Price } from "../../shared/product/Price.tsx"
import { Swatch } from "../listing/Swatch.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import styles from "./Customization.module.css"
import { focusSizes, CustomizationSubmit } from "./CustomizationSubmit.tsx"
import type { CustomizationFormProps } from "./CustomizationFormProps.ts"
import { useAddCustomized } from "./useAddCustomized.ts"

/** A made-to-measure form: fabric, options and extras, with the total price. */
export function TailoringForm({ properties: { tailoring: offer }, ...panelProps }: CustomizationFormProps) {
  return offer === undefined ? (
    <p role="status">{panelProps.t("customization.error.unknown")}</p>
  ) : (
    <TailoringFields offer={offer} {...panelProps} />
  )
}

function TailoringFields({
  product,
  color,
  size,
  offer,
  t,
}: Omit<CustomizationFormProps, "properties"> & { readonly offer: TailoringOffer }) {
  const id = useId()
  const money = useMoney()
  const [chosen, setChosen] = useState<Tailoring>({ garmentId: offer.garmentId })
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [sizeMissing, setSizeMissing] = useState(false)
  const addition = useAddCustomized({ product, color })
  const reasons = validateTailoring(offer, chosen)
  const change = (changes: Tailoring) => setChosen({ ...chosen, ...changes })
  const errorOf = (field: string, attributeId?: string) =>
    hasSubmitted && reasons.some((problem) => problem.field === field && problem.attributeId === attributeId)
      ? t("customization.chooseOne")
      : undefined
  const added = ({ minorUnits, currencyCode }: Money) =>
    minorUnits === 0
      ? {}
      : { note: <bdi>{t("customization.surcharge", { price: money({ minorUnits, currencyCode }) })}</bdi> }
  const choose = (attribute: TailoringOffer["attributes"][number], valueId: string) => {
    const value = attribute.values.find((one) => one.id === valueId)
    const others = (chosen.personalizations ?? []).filter(({ attributeId }) => attributeId !== attribute.id)
    change({
      personalizations: [
        ...others,
        {
          attributeId: attribute.id,
          valueId,
          attributeName: attribute.name,
          type: attribute.type,
          ...(value === undefined ? {} : { valueName: value.name }),
        },
      ],
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setHasSubmitted(true)
    setSizeMissing(reasons.length === 0 && size === undefined)
    const [first] = reasons
    if (first !== undefined)
      event.currentTarget
        .querySelector<HTMLInputElement>(`[name="${CSS.escape(id + (first.attributeId ?? first.field))}"]`)
        ?.focus()
    else if (size === undefined) focusSizes()
    else addition.add(size, { tailoring: chosen })
  }
  const price = size ?? color.sizes[0]
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <RepeatLastTailoring
        garmentId={offer.garmentId}
        onChoose={({ orderId, sku: _sku, name: _name, employee: _employee, ...earlier }) =>
          setChosen({ ...earlier, originalOrderId: orderId })
        }
        t={t}
      />
      <ChoiceGroup
        legend={t("customization.fabric")}
        name={`${id}fabricId`}
        value={chosen.fabricId ?? ""}
        error={errorOf("fabricId")}
        onChoose={(fabricId) =>
          change({ fabricId, fabricName: offer.fabrics.find((fabric) => fabric.id === fabricId)?.name ?? "" })
        }
        choices={offer.fabrics.map(({ id: value, name, hex, price: extra }) => ({
          value,
          label: (
            <span className={styles["thread"]}>
              <Swatch hex={hex} />
              {name}
            </span>
          ),
          ...added(extra),
        }))}
      />
      {offer.attributes.map((attribute) => (
        <ChoiceGroup
          key={attribute.id}
          legend={attribute.name}
          name={id + attribute.id}
          layout="tiles"
          error={errorOf("attribute", attribute.id)}
          value={chosen.personalizations?.find(({ attributeId }) => attributeId === attribute.id)?.valueId ?? ""}
          onChoose={(valueId) => choose(attribute, valueId)}
          choices={attribute.values.map(({ id: value, name, price: extra }) => ({
            value,
            label: name,
            ...added(extra),
          }))}
        />
      ))}
      <ExtraOption
        label={t("customization.goldFinish")}
        name={`${id}goldFinish`}
        price={offer.goldFinish}
        checked={chosen.goldFinish === true}
        onChange={(goldFinish) => change({ goldFinish })}
        t={t}
      />
      <ExtraOption
        label={t("customization.express")}
        name={`${id}expressService`}
        price={offer.expressService}
        checked={chosen.expressService === true}
        onChange={(expressService) => change({ expressService })}
        t={t}
      />
      {price !== undefined && (
        <p className={styles["total"]} aria-live="polite">
          <span>{t("customization.total")}</span> <Price price={tailoringPrice(offer, chosen, price.price)} />
        </p>
      )}
      <CustomizationSubmit
        label={t("customization.addTailoredToCart")}
        busy={addition.busy}
        sizeMissing={sizeMissing && size === undefined}
        error={addition.error}
        t={t}
      />
    </form>
  )
}

function ExtraOption({
  label,
  name,
  price,
  checked,
  onChange,
  t,
}: {
  readonly label: string
  readonly name: string
  readonly price: Money | undefined
  readonly checked: boolean
  readonly onChange: (is: boolean) => void
  readonly t: Translate
}) {
  const money = useMoney()
  if (price === undefined) return null
  return (
    <CheckField
      label={`${label} (${t("customization.surcharge", { price: money(price) })})`}
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

/** Offers to repeat a registered customer's last tailoring. Renders nothing without one or if it cannot be loaded. */
function RepeatLastTailoring({
  garmentId,
  onChoose,
  t,
}: {
  readonly garmentId: string
  readonly onChoose: (garment: TailoredGarment) => void
  readonly t: Translate
}) {
  const { customization } = useCommands()
  const isRegistered = useIsRegistered()
  const [last, setLast] = useState<TailoredGarment>()
  useEffect(() => {
    if (!isRegistered) return
    void customization
      .earlier()
      .then((earlier) =>
        earlier.ok ? setLast(earlier.value.find((garment) => garment.garmentId === garmentId)) : undefined,
      )
    // Loaded once, when the form is opened.
  }, [isRegistered, garmentId])
  if (last === undefined) return null
  return (
    <Button variant="plain" onClick={() => onChoose(last)}>
      {t("customization.sameAsBefore", {
        name: [last.name, last.fabricName].filter((fact) => fact !== undefined).join(", "),
      })}
    </Button>
  )
}
