import type { FormEvent } from "react"
import { useState } from "react"
import type { StoreWithStock } from "../../../application/location/findInStores.ts"
import type { Booking } from "../../../domain/booking/Booking.ts"
import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import type { CaptchaSlot } from "../../runtime/CaptchaSlot.ts"
import type { ProductActionError } from "../../commands/productActions.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useProductActionForm } from "../../runtime/useProductActionForm.ts"
import { errorKey, supportDetails, presentError } from "../../text/presentError.ts"
import { presentReason } from "../../text/presentReason.ts"
import styles from "./StoresDrawer.module.css"

export interface BookingFormProps {
  readonly product: Pick<Product, "name">
  readonly color: Pick<ProductColor, "name">
  readonly size: Pick<ProductSize, "name">
  readonly store: StoreWithStock
  readonly captcha: CaptchaSlot
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Reserves an item in a physical store: name and contact, then the booking number. */
export function BookingForm({
  product,
  color,
  size,
  store: { physicalStore, catentryId = "" },
  captcha,
  onBack,
  onClose,
}: BookingFormProps) {
  const t = useText()
  const form = useProductActionForm()
  const [booked, setBooked] = useState<Booking>()
  const problem = (place: string) => {
    const found =
      form.error?._tag === "BookingRefused" ? form.error.reasons.find((each) => each.place === place) : undefined
    return found === undefined
      ? undefined
      : presentReason(t, found.rule === "policy" ? "required" : found.rule, found.parameter)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "").trim()
    const observations = text("observations")
    const booking = await form.ask((commands, solved) =>
      commands.bookItems(
        {
          fullName: text("fullName"),
          phoneNumber: text("phoneNumber"),
          email: text("email"),
          acceptedPolicies: data.getAll("acceptedPolicies").map(Number),
          items: [{ catentryId, physicalStoreId: physicalStore.id, units: 1 }],
          ...(observations === "" ? {} : { observations }),
        },
        solved,
      ),
    )
    if (booking !== undefined) setBooked(booking.value)
  }
  const productName = <p className={styles["name"]}>{[product.name, color.name, size.name].join(" · ")}</p>
  if (booked !== undefined) {
    return (
      <div className={styles["stores"]}>
        {productName}
        <Alert tone="success" title={t("storeAvailability.reserved.title", { number: booked.id })}>
          <p>
            {t("storeAvailability.reserved.text", {
              store: physicalStore.name,
              until: moment(t.language, booked.keptUntil, physicalStore.openingHours.timeZone),
            })}
          </p>
        </Alert>
        <Button onClick={onClose}>{t("restockAlerts.continueShopping")}</Button>
      </div>
    )
  }
  return (
    <form ref={form.place} className={styles["stores"]} noValidate onSubmit={(event) => void submit(event)}>
      {productName}
      <p className={styles["intro"]}>{t("storeAvailability.reserve.intro")}</p>
      <BookingError error={form.error} />
      <Field
        label={t("storeAvailability.reserve.fullName")}
        name="fullName"
        autoComplete="name"
        maxLength={128}
        required
        error={problem("fullName")}
      />
      <Field
        label={t("checkout.field.phone")}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={32}
        required
        error={problem("phoneNumber")}
      />
      <Field
        label={t("checkout.field.email")}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={320}
        required
        error={problem("email")}
      />
      <Field
        label={t("storeAvailability.reserve.note")}
        optionalMark={t("checkout.optional")}
        name="observations"
        autoComplete="off"
        maxLength={256}
        error={problem("observations")}
      />
      <CheckField
        name="acceptedPolicies"
        value={1}
        label={t("storeAvailability.reserve.consent")}
        required
        error={problem("acceptedPolicies")}
      />
      {form.captcha.field(captcha)}
      <Button type="submit" busy={form.busy}>
        {t("storeAvailability.reserve.submit")}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t("storeAvailability.reserve.back")}
      </Button>
    </form>
  )
}

function BookingError({ error }: { readonly error: ProductActionError | undefined }) {
  const t = useText()
  if (error?._tag !== "BackendError" && error?._tag !== "CommandDefect") return <Alert tone="problem" />
  const key = error._tag === "BackendError" && error.reason._tag === "Rejected" ? error.reason.key : undefined
  const details = supportDetails(error, errorKey(error), t)
  if (key === "_ERR_NO_STOCK")
    return (
      <Alert tone="problem" title={t("storeAvailability.stock.none")} details={details}>
        <p>{t("storeAvailability.reserve.soldOut")}</p>
      </Alert>
    )
  if (key === "_ERR_MAX_BOOKINGS" || key === "_ERR_BOOKING_RESTRICTED")
    return (
      <Alert tone="problem" title={t("storeAvailability.reserve.limit.title")} details={details}>
        <p>{t("storeAvailability.reserve.limit.text")}</p>
      </Alert>
    )
  const presented = presentError(error, t)
  return (
    <Alert tone="problem" title={presented.title} details={presented.details}>
      <p>{presented.text}</p>
    </Alert>
  )
}

/** An instant in the store's time zone (R23); invalid instants stay unchanged. */
function moment(language: string, instant: string, timeZone: string): string {
  const millis = Date.parse(instant)
  return Number.isNaN(millis)
    ? instant
    : new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
        dateStyle: "long",
        timeStyle: "short",
        timeZone,
      }).format(millis)
}
