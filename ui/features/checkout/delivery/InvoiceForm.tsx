import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import { withAddressField } from "../../../../domain/address/addressDraft.ts"
import type { AddressField } from "../../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import { addressFieldValue } from "../../../../domain/address/addressFieldValue.ts"
import type { AddressRefused } from "../../../../domain/address/AddressRefused.ts"
import { mexicanTaxRegimes } from "../../../../domain/address/mexicanTaxRegimes.ts"
import type { ClientType, InvoiceField } from "../../../../domain/address/invoiceForm.ts"
import { invoiceFieldValue, invoiceForm, withInvoice } from "../../../../domain/address/invoiceForm.ts"
import { displayState } from "../../../../domain/address/displayState.ts"
import type { EguiData } from "../../../../domain/checkout/EguiData.ts"
import { hasEgui, normalizeEgui } from "../../../../domain/checkout/EguiData.ts"
import type { InvoiceRequest } from "../../../../domain/checkout/PurchaseOptions.ts"
import { toInvoiceRequest } from "../../../../domain/checkout/PurchaseOptions.ts"
import type { Country } from "../../../../domain/location/Geography.ts"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { DeliveryError } from "../../../commands/places/delivery.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { addressFieldLabel } from "../../shared/labels/addressFieldLabel.ts"
import { presentError } from "../../../text/presentError.ts"
import { presentReason } from "../../../text/presentReason.ts"
import fields from "../address/AddressFields.module.css"
import type { InvoiceDetailsProps } from "./DeliveryParts.ts"
import { EguiFields, readEgui } from "./EguiFields.tsx"

const CLIENT_TYPES = ["P", "C", "B"] as const satisfies readonly ClientType[]
/** Fields that are cleared when the country changes. */
const COUNTRY_FIELDS: readonly AddressField[] = ["zipCode", "stateCode", "district", "buildingNumber"]
const INVOICE_RULES = [
  "registrationNumber",
  "receiverCode",
  "receiverOrPec",
  "taxNumber",
  "taxRegime",
  "eguiCarrier",
  "eguiDonation",
] as const
/** The local name of the tax number. */
const LOCAL_NAMES: Readonly<Record<string, Partial<Record<InvoiceField, string>>>> = {
  DE: { vatin: "USt-IdNr." },
  ES: { vatin: "NIF", taxCode: "NIF / NIE" },
  IT: { vatin: "partita IVA", taxCode: "codice fiscale" },
  KR: { vatin: "사업자등록번호" },
  MX: { vatin: "RFC", taxCode: "RFC" },
  PL: { vatin: "NIP", taxCode: "NIP / PESEL" },
  PT: { vatin: "NIF", taxCode: "NIF" },
  TR: { vatin: "VKN", taxCode: "VKN / TCKN" },
  TW: { vatin: "統一編號" },
}
const AUTOCOMPLETE: Partial<Readonly<Record<AddressField | InvoiceField, string>>> = {
  companyName: "organization",
  email2: "email",
  firstName: "given-name",
  lastName: "family-name",
  addressLine1: "address-line1",
  addressLine2: "address-line2",
  city: "address-level2",
  zipCode: "postal-code",
  stateCode: "address-level1",
  district: "address-level3",
}

interface InvoiceFormProps extends Pick<InvoiceDetailsProps, "address" | "billing" | "captcha"> {
  /** The current eGUI choice. */
  readonly egui: EguiData | undefined
  /** The refused fields of the current invoice. */
  readonly refused: AddressRefused | undefined
  readonly isBusiness: boolean
  readonly onBillingSaved: (billing: SavedAddress, invoice: InvoiceRequest) => void
}

/**
 * Name, tax numbers and address of an invoice. Typed values stay after any response; each error is shown at its field.
 */
export function InvoiceForm({
  address,
  billing,
  egui: initialEgui,
  refused,
  isBusiness,
  captcha,
  onBillingSaved,
}: InvoiceFormProps) {
  const t = useText()
  const commands = useCommands()
  const formElement = useRef<HTMLFormElement>(null)
  const initial = billing ?? address
  const [client, setClient] = useState<ClientType>(
    isBusiness ? "B" : (initial.clientType ?? (initial.company === undefined ? "P" : "B")),
  )
  const [{ busy, error }, setState] = useState<{ readonly busy: boolean; readonly error?: DeliveryError }>({
    busy: false,
  })
  const captchaForm = useCaptcha()
  useEffect(() => {
    if (refused !== undefined) setState({ busy: false, error: refused })
  }, [refused])
  useEffect(() => {
    if (error !== undefined) formElement.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus()
  }, [error])
  const [countryCode, setCountry] = useState(initial.countryCode)
  const [countries, setCountries] = useState<readonly Country[]>([])
  useEffect(() => {
    // If the list cannot be loaded, the country stays that of the current address.
    void commands.delivery.listCountries().then((answer) => answer.ok && setCountries(answer.value))
  }, [])
  const form = addressForm(countryCode)
  const invoice = invoiceForm(countryCode, client)
  // Email and telephone number belong to the shipping address.
  const own = form.fields.filter((field) => field !== "email" && field !== "phone" && field !== "phoneCountryCode")
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "").trim()
    // A different billing address is saved separately; the shipping address stays unchanged.
    const {
      id: _id,
      stateCode: _state,
      district: _district,
      buildingNumber: _building,
      zipCode: _zip,
      unknownMembers,
      ...anywhere
    } = initial
    // The remaining properties apply only to the same address in the same country.
    const isSame = billing !== undefined && countryCode === initial.countryCode
    const typed = own.reduce((filled, field) => withAddressField(filled, field, text(field)), {
      ...anywhere,
      ...(isSame && unknownMembers !== undefined ? { unknownMembers } : {}),
      countryCode,
      email: address.email,
    })
    const billingAddress = withInvoice(
      typed,
      client,
      Object.fromEntries(invoice.fields.map((field) => [field, text(field)])),
    )
    const egui = hasEgui(countryCode)
      ? normalizeEgui(
          client === "P" ? readEgui(text) : { kind: "company", vatin: text("vatin"), companyName: text("companyName") },
        )
      : undefined
    setState({ busy: true })
    const answer = await commands.delivery.saveBilling(
      { ...billingAddress, ...(billing === undefined ? {} : { id: billing.id }) },
      egui,
      captchaForm.solved,
    )
    const isCaptchaRequired = captchaForm.recordResult(answer)
    setState(answer.ok || isCaptchaRequired ? { busy: false } : { busy: false, error: answer.error })
    if (answer.ok)
      onBillingSaved(answer.value, { ...toInvoiceRequest(billingAddress), ...(egui === undefined ? {} : { egui }) })
  }
  const problem = (field: string) => {
    const found =
      error?._tag === "AddressRefused"
        ? error.reasons.find(
            (each) =>
              (each.field.split(".").at(-1) ?? "") ===
              (field === "companyName" && each.field.includes(".") ? "name" : field),
          )
        : undefined
    if (found === undefined) return undefined
    const invoiceRule = INVOICE_RULES.find((rule) => rule === found.rule)
    return invoiceRule === undefined
      ? presentReason(t, found.rule, found.parameter)
      : t(`delivery.validation.${invoiceRule}`)
  }
  const presentedError =
    error === undefined || error._tag === "AddressRefused" || error._tag === "PlaceSearchRefused"
      ? undefined
      : presentError(error, t)
  const labelOf = (field: InvoiceField) => {
    const [local, label] = [LOCAL_NAMES[countryCode]?.[field], t(`delivery.field.${field}`)]
    return local === undefined || label.toLowerCase().includes(local.toLowerCase())
      ? label
      : `${label} (\u2068${local}\u2069)`
  }
  const mark = (optional: boolean) => (optional ? t("checkout.optional") : undefined)
  return (
    <form ref={formElement} className={fields["form"]} noValidate onSubmit={(event) => void submit(event)}>
      {!isBusiness && (
        <ChoiceGroup
          legend={t("delivery.invoiceFor")}
          name="clientType"
          layout="tiles"
          value={client}
          onChoose={(value) => setClient(CLIENT_TYPES.find((each) => each === value) ?? "P")}
          choices={CLIENT_TYPES.map((value) => ({ value, label: t(`delivery.client.${value}`) }))}
        />
      )}
      <Alert tone="problem" title={presentedError?.title} details={presentedError?.details}>
        {presentedError !== undefined && <p>{presentedError.text}</p>}
      </Alert>
      {invoice.fields.map((field) =>
        field === "taxRegime" && countryCode === "MX" ? (
          <SelectField
            key={field}
            className={fields["wide"]}
            label={t(`delivery.field.${field}`)}
            name={field}
            defaultValue={invoiceFieldValue(initial, field)}
            error={problem(field)}
            options={[
              { value: "", label: "—" },
              ...mexicanTaxRegimes.map(([code, name]) => ({ value: code, label: `${code} ${name}` })),
            ]}
          />
        ) : (
          <Field
            key={field}
            label={labelOf(field)}
            name={field}
            defaultValue={invoiceFieldValue(initial, field)}
            maxLength={128}
            dir={field === "companyName" ? undefined : "ltr"}
            type={field === "email2" || field === "pec" ? "email" : "text"}
            autoComplete={AUTOCOMPLETE[field] ?? "off"}
            autoCapitalize={field === "receiverCode" ? "characters" : undefined}
            required={invoice.required.includes(field)}
            optionalMark={mark(!invoice.required.includes(field))}
            error={problem(field)}
          />
        ),
      )}
      {hasEgui(countryCode) && client === "P" && <EguiFields initial={initialEgui} problem={problem} />}
      {countries.length > 0 && (
        <SelectField
          className={fields["wide"]}
          label={t("delivery.invoiceCountry")}
          name="countryCode"
          value={countryCode}
          autoComplete="billing country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        />
      )}
      {own.map((field) => (
        <Field
          key={COUNTRY_FIELDS.includes(field) ? field + countryCode : field}
          className={fields[field] ?? fields["wide"]}
          name={field}
          defaultValue={
            COUNTRY_FIELDS.includes(field) && countryCode !== initial.countryCode
              ? ""
              : field === "stateCode"
                ? displayState(initial)
                : addressFieldValue(initial, field)
          }
          dir={field === "zipCode" ? "ltr" : undefined}
          label={addressFieldLabel(t, field, countryCode)}
          autoComplete={AUTOCOMPLETE[field] === undefined ? "on" : `billing ${AUTOCOMPLETE[field]}`}
          required={!form.optional.includes(field)}
          optionalMark={mark(form.optional.includes(field))}
          error={problem(field)}
        />
      ))}
      {captchaForm.field(captcha)}
      <Button type="submit" busy={busy} className={fields["submit"]}>
        {t("delivery.invoiceSave")}
      </Button>
    </form>
  )
}
