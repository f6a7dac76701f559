import type { FocusEvent, FormEvent, ReactNode, RefObject } from "react"
import { useEffect, useId, useRef } from "react"
import type { Address } from "../../../../domain/address/Address.ts"
import { withAddressField } from "../../../../domain/address/addressDraft.ts"
import type { AddressField } from "../../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import type { AddressRefusedReason } from "../../../../domain/address/validateAddress.ts"
import { addressFieldValue } from "../../../../domain/address/addressFieldValue.ts"
import { normalizeAddress, normalizeAddressField } from "../../../../domain/address/normalizeAddress.ts"
import { displayState } from "../../../../domain/address/displayState.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { addressFieldLabel } from "../../shared/labels/addressFieldLabel.ts"
import { presentReason } from "../../../text/presentReason.ts"
import styles from "./AddressFields.module.css"

export interface AddressFieldsProps {
  readonly address: Address
  /** The fields of the country's form that this step requests. */
  readonly fields: readonly AddressField[]
  readonly reasons: readonly AddressRefusedReason[]
  readonly busy: boolean
  readonly submit: string
  /** Renders the datalists of the fields; the id of each is `listId` followed by the field's name. */
  readonly suggestions?: ((form: RefObject<HTMLFormElement | null>, listId: string) => ReactNode) | undefined
  readonly onSubmit: (address: Address) => void
}

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  email: "email",
  firstName: "given-name",
  lastName: "family-name",
  addressLine1: "address-line1",
  addressLine2: "address-line2",
  city: "address-level2",
  zipCode: "postal-code",
  stateCode: "address-level1",
  district: "address-level3",
  buildingNumber: "on",
  phoneCountryCode: "tel-country-code",
  phone: "tel-national",
}
const INPUT_MODE: Partial<Readonly<Record<AddressField, "email" | "numeric" | "tel">>> = {
  email: "email",
  zipCode: "numeric",
  phone: "tel",
  phoneCountryCode: "tel",
  buildingNumber: "numeric",
}
const LISTED: readonly AddressField[] = ["city", "zipCode", "stateCode", "district"]
const LATIN: readonly AddressField[] = ["email", "phone", "phoneCountryCode", "zipCode"]

const NORMALIZED: readonly AddressField[] = ["email", "zipCode", "phoneCountryCode", "phone"]

/** A form for some fields of an address. Typed values stay after any response; each error is shown at its field. */
export function AddressFields({ address, fields, reasons, busy, submit, suggestions, onSubmit }: AddressFieldsProps) {
  const t = useText()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { optional, zipExample, diallingCode } = addressForm(address.countryCode)
  useEffect(() => {
    if (reasons.length > 0) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus()
  }, [reasons])
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    showNormalized(NORMALIZED)
    onSubmit(normalizeAddress(readAddress(event.currentTarget)))
  }
  const readAddress = (element: HTMLFormElement) => {
    const data = new FormData(element)
    return fields.reduce((filled, field) => {
      const text = data.get(field)
      return typeof text === "string" ? withAddressField(filled, field, text.trim()) : filled
    }, address)
  }
  /** On blur, shows the normalized value that is sent. A number with a calling code fills both telephone fields. */
  const showNormalized = (left: readonly AddressField[]) => {
    const element = form.current
    if (element === null) return
    const typed = readAddress(element)
    for (const field of left.filter((each) => fields.includes(each))) {
      const input = element.elements.namedItem(field)
      const text = normalizeAddressField(typed, field)
      if (input instanceof HTMLInputElement && input.value !== text) input.value = text
    }
  }
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = fields.find((each) => target instanceof HTMLInputElement && target.name === each)
    if (field !== undefined && NORMALIZED.includes(field))
      showNormalized(field === "phone" ? ["phoneCountryCode", "phone"] : [field])
  }
  const problemText = ({ rule, parameter }: (typeof reasons)[number]) =>
    presentReason(t, rule, parameter ?? (rule === "phoneCountryCode" && diallingCode !== "" ? diallingCode : undefined))
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={read} onBlur={leave}>
      {fields.map((field) => {
        const problem = reasons.find((candidate) => candidate.field === field)
        return (
          <Field
            key={field}
            className={styles[field] ?? styles["wide"]}
            label={addressFieldLabel(t, field, address.countryCode)}
            name={field}
            type={field === "email" ? "email" : field === "phone" ? "tel" : "text"}
            defaultValue={field === "stateCode" ? displayState(address) : addressFieldValue(address, field)}
            autoComplete={field === "buildingNumber" ? "on" : `shipping ${AUTOCOMPLETE[field]}`}
            inputMode={INPUT_MODE[field]}
            list={suggestions !== undefined && LISTED.includes(field) ? listId + field : undefined}
            dir={LATIN.includes(field) ? "ltr" : undefined}
            required={!optional.includes(field)}
            optionalMark={optional.includes(field) ? t("checkout.optional") : undefined}
            hint={
              field === "email"
                ? t("checkout.emailHint")
                : field === "zipCode" && zipExample !== undefined
                  ? t("checkout.zipHint", { example: zipExample })
                  : undefined
            }
            error={problem === undefined ? undefined : problemText(problem)}
          />
        )
      })}
      {suggestions?.(form, listId)}
      <Button type="submit" busy={busy} className={styles["submit"]}>
        {submit}
      </Button>
    </form>
  )
}
