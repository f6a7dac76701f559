import type { ReturnForm } from "../../../application/returns/ReturnPages.ts"
import { CHOSEN, lineFields, methodValue } from "../../../domain/returns/returnFields.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { dayRange } from "../shared/dates/dayRange.ts"
import { BankFields } from "./BankFields.tsx"
import { errorOf } from "./presentFieldError.ts"
import { paymentName } from "./paymentName.ts"
import styles from "./Returns.module.css"

/** Chooses how the items are returned and where the refund goes. */
export function MethodStep({ form, busy }: { readonly form: ReturnForm; readonly busy: boolean }) {
  const t = useText()
  const { fields, errors, methods, pickupDates, payments, lines } = form
  const first = methods[0]
  const hasExchange = lines.some(({ item }) => {
    const names = lineFields(item.id)
    return fields[names.chosen] === CHOSEN && (fields[names.exchange] ?? "") !== ""
  })
  return (
    <>
      <ChoiceGroup
        legend={t("returns.methodTitle")}
        name="method"
        defaultValue={fields["method"] ?? (first === undefined ? undefined : methodValue(first))}
        choices={methods.map((method) => ({
          value: methodValue(method),
          label: t(`returns.method.${method.kind}`),
          note: t(`returns.methodNote.${method.kind}`),
        }))}
      />
      <div className={`${styles["fields"]} ${styles["courierOnly"]}`}>
        <Field
          name="boxes"
          label={t("returns.boxes")}
          inputMode="numeric"
          maxLength={2}
          dir="ltr"
          defaultValue={fields["boxes"] ?? "1"}
          error={errorOf(errors, "boxes", t)}
        />
        {pickupDates.length > 0 && (
          <SelectField
            name="pickupDate"
            label={t("returns.pickupDate")}
            defaultValue={fields["pickupDate"] ?? pickupDates[0]}
            options={pickupDates.map((date) => ({ value: date, label: dayRange(t.language, date, undefined) }))}
            error={errorOf(errors, "pickupDate", t)}
          />
        )}
      </div>
      <ChoiceGroup
        legend={t("returns.destinationTitle")}
        name="destination"
        defaultValue={fields["destination"] ?? "original"}
        choices={[
          { value: "original", label: t("returns.destinationOriginal"), note: payments.map(paymentName).join(" · ") },
          { value: "bank", label: t("returns.destinationBank") },
        ]}
        hint={payments.some(({ isGiftCard }) => isGiftCard === true) ? t("returns.giftCardsFirst") : undefined}
        error={errorOf(errors, "kind", t)}
      />
      <div className={styles["bankOnly"]}>
        <BankFields {...form} />
      </div>
      {form.canAdvance && !hasExchange && (
        <CheckField
          name="advanced"
          value={CHOSEN}
          label={t("returns.advance")}
          hint={t("returns.advanceHint")}
          defaultChecked={fields["advanced"] === CHOSEN}
        />
      )}
      <div className={styles["actions"]}>
        <Button type="submit" name="go" value="review" busy={busy}>
          {t("returns.continue")}
        </Button>
        <Button type="submit" name="go" value="items" variant="plain">
          {t("returns.editItems")}
        </Button>
      </div>
    </>
  )
}
