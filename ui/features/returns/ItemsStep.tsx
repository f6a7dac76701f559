import type { ReturnForm, ReturnFormLine } from "../../../application/returns/ReturnPages.ts"
import { CHOSEN, lineFields } from "../../../domain/returns/returnFields.ts"
import type { ExchangeOffer } from "../../../domain/returns/exchangeOffer.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { Picture } from "../shared/product/Picture.tsx"
import { errorOf } from "./presentFieldError.ts"
import styles from "./Returns.module.css"

/** Chooses the items with quantity, reason, and refund or exchange. */
export function ItemsStep({ form, busy }: { readonly form: ReturnForm; readonly busy: boolean }) {
  const t = useText()
  return (
    <>
      <ul className={styles["lines"]}>
        {form.lines.map((line) => (
          <Line key={line.item.id} line={line} form={form} />
        ))}
      </ul>
      <div className={styles["actions"]}>
        <Button type="submit" name="go" value="method" busy={busy}>
          {t("returns.continue")}
        </Button>
      </div>
    </>
  )
}

function Line({ line, form }: { readonly line: ReturnFormLine; readonly form: ReturnForm }) {
  const t = useText()
  const { item, units, refused, offers } = line
  const { fields, errors, reasons } = form
  const names = lineFields(item.id)
  const toOption = useOfferText()
  const details = [item.color, item.size, t("cart.items", { count: item.quantity })].filter(
    (detail) => detail !== undefined,
  )
  return (
    <li className={styles["line"]}>
      {item.image === undefined ? (
        <span className={styles["picture"]} />
      ) : (
        <Picture image={item.image} sizes="4rem" alt="" className={styles["picture"]} />
      )}
      <div className={styles["body"]} role="group" aria-label={[item.name, ...details].join(", ")}>
        <div>
          <p className={styles["name"]}>{item.name}</p>
          <p className={styles["soft"]}>{details.join(" · ")}</p>
        </div>
        {refused !== undefined ? (
          <p className={styles["soft"]}>{t(`returns.refused.${refused}`)}</p>
        ) : (
          <>
            <CheckField
              name={names.chosen}
              value={CHOSEN}
              data-choose=""
              label={t("returns.select")}
              defaultChecked={fields[names.chosen] === CHOSEN}
            />
            <div className={styles["options"]}>
              {units > 1 || errorOf(errors, names.quantity, t) !== undefined ? (
                <SelectField
                  name={names.quantity}
                  label={t("returns.quantity")}
                  defaultValue={fields[names.quantity] ?? "1"}
                  options={Array.from({ length: Math.max(units, 1) }, (_, index) => String(index + 1)).map((count) => ({
                    value: count,
                    label: count,
                  }))}
                  error={errorOf(errors, names.quantity, t)}
                />
              ) : (
                <input type="hidden" name={names.quantity} value="1" />
              )}
              <SelectField
                name={names.reason}
                label={t("returns.reason")}
                defaultValue={fields[names.reason] ?? ""}
                options={[
                  { value: "", label: t("returns.chooseReason") },
                  ...reasons.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                error={errorOf(errors, names.reason, t)}
              />
              <TextArea
                name={names.comment}
                label={t("returns.comment")}
                optionalMark={t("checkout.optional")}
                rows={2}
                maxLength={256}
                defaultValue={fields[names.comment]}
                error={errorOf(errors, names.comment, t)}
              />
              {offers.length > 0 && (
                <SelectField
                  name={names.exchange}
                  label={t("returns.wish")}
                  defaultValue={fields[names.exchange] ?? ""}
                  options={[
                    { value: "", label: t("returns.wishRefund") },
                    ...offers.map((offer) => ({
                      value: offer.sku,
                      label: t("returns.exchangeFor", { option: toOption(offer) }),
                      disabled: !offer.isAvailable,
                    })),
                  ]}
                  error={errorOf(errors, names.exchange, t)}
                />
              )}
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** Returns the text of an offer: color, size, and the difference to the paid price or that it is sold out. */
function useOfferText(): (offer: ExchangeOffer) => string {
  const t = useText()
  const money = useMoney()
  return ({ color, size, isAvailable, priceDifference }) => {
    const { minorUnits } = priceDifference
    const amount = money({ ...priceDifference, minorUnits: Math.abs(minorUnits) })
    const note = !isAvailable
      ? t("returns.soldOut")
      : minorUnits === 0
        ? undefined
        : t(minorUnits > 0 ? "returns.costsMore" : "returns.costsLess", { amount })
    const option = [color, size].filter((part) => part !== "").join(", ")
    return note === undefined ? option : `${option} (${note})`
  }
}
