import type { FormEvent } from "react"
import { useState } from "react"
import type { Address } from "../../../domain/address/Address.ts"
import type { AddressField } from "../../../domain/address/AddressForm.ts"
import type { WishlistItem } from "../../../domain/wishlist/Wishlist.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import { saveFile } from "../../runtime/browser/saveFile.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { addressFieldLabel } from "../shared/labels/addressFieldLabel.ts"
import { presentReason } from "../../text/presentReason.ts"
import type { Wishlists } from "./useWishlists.ts"
import styles from "./WishlistsView.module.css"

export interface BudgetFormProps {
  /** The items with a size. */
  readonly items: readonly WishlistItem[]
  readonly wishlists: Wishlists
}

/** Downloads a quote with today's prices of a list, as a document or a spreadsheet. */
export function BudgetForm({ items, wishlists: { busy, ask, error } }: BudgetFormProps) {
  const t = useText()
  const { store } = useFrame()
  const [isCreated, setCreated] = useState(false)
  const label = (field: AddressField) => addressFieldLabel(t, field, store.countryCode)
  const problem = (field: string) => {
    const found = error?._tag === "AddressRefused" ? error.reasons.find((each) => each.field === field) : undefined
    return found === undefined ? undefined : presentReason(t, found.rule, found.parameter)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    const format = submitter instanceof HTMLButtonElement && submitter.value === "XLSX" ? "XLSX" : "PDF"
    setCreated(false)
    const created = await ask((commands) =>
      commands.budget(items, readAddress(new FormData(event.currentTarget), store.countryCode), format),
    )
    if (created === undefined) return
    const { bytes, mediaType, name = `budget.${format.toLowerCase()}` } = created.value
    saveFile(name, mediaType, bytes)
    setCreated(true)
  }
  return (
    <details className={styles["tool"]}>
      <summary>{t("wishlists.quote")}</summary>
      <Alert tone="success" title={isCreated ? t("wishlists.quote.downloaded") : undefined} />
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t("wishlists.quote.help")}</p>
        <Field label={label("firstName")} name="firstName" autoComplete="given-name" error={problem("firstName")} />
        <Field label={label("lastName")} name="lastName" autoComplete="family-name" error={problem("lastName")} />
        <Field
          label={label("addressLine1")}
          name="addressLine1"
          autoComplete="address-line1"
          error={problem("addressLine1")}
        />
        <Field label={label("zipCode")} name="zipCode" autoComplete="postal-code" error={problem("zipCode")} />
        <Field label={label("city")} name="city" autoComplete="address-level2" error={problem("city")} />
        <Button type="submit" variant="quiet" busy={busy} value="PDF">
          {t("wishlists.quote.pdf")}
        </Button>
        <Button type="submit" variant="quiet" busy={busy} value="XLSX">
          {t("wishlists.quote.spreadsheet")}
        </Button>
      </form>
    </details>
  )
}

function readAddress(form: FormData, countryCode: string): Address {
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === "string" ? value : ""
  }
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    addressLines: [text("addressLine1")],
    city: text("city"),
    zipCode: text("zipCode"),
    countryCode,
    phones: [],
    email: "",
  }
}
