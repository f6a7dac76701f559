import { useId } from "react"
import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import { isGiftCard } from "../../../domain/cart/isGiftCard.ts"
import type { GiftTextRefusedReason } from "../../../domain/gift-card/validateGiftText.ts"
import { GIFT_TEXT_LENGTHS } from "../../../domain/gift-card/validateGiftText.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import styles from "./gifts/GiftForms.module.css"
import { giftReasonText } from "../shared/labels/giftReasonText.ts"

export interface CartFormsWithoutScriptsProps {
  readonly cart: Pick<Cart, "items" | "giftInfo" | "promoCodes">
  readonly t: Translate
  /** The home address of the store, with a trailing slash. */
  readonly home: string
  /** The reason for refusing the last form, from the page's address. */
  readonly refused: Readonly<Record<string, string>>
}

/** Gift options, gift note, promo codes and coupons as ordinary forms, for readers without scripts. */
export function CartFormsWithoutScripts({
  cart: { items, giftInfo, promoCodes },
  t,
  home,
  refused,
}: CartFormsWithoutScriptsProps) {
  const problem = refused["refused"] === "GiftRefused" ? parseGiftReason(refused["refusedParameter"] ?? "") : undefined
  if (items.length === 0) return null
  const optional = t("checkout.optional")
  const code = {
    autoComplete: "off",
    autoCapitalize: "characters",
    spellCheck: false,
    maxLength: 128,
    dir: "ltr",
  } as const
  return (
    <div className={styles["plain"]}>
      {problem !== undefined && <p role="alert">{giftReasonText([problem], problem.field, t)}</p>}
      {items
        .filter((item) => !isGiftCard(item))
        .map((item) => (
          <GiftForm key={item.id} item={item} t={t} home={home} />
        ))}
      <details>
        <summary>{t("cart.giftNote")}</summary>
        <form className={styles["form"]} method="post" action={`${home}cart/card`}>
          <Field
            name="senderName"
            label={t("cartOptions.from")}
            autoComplete="name"
            defaultValue={giftInfo?.senderName}
          />
          <Field
            name="receiverName"
            label={t("cartOptions.to")}
            autoComplete="off"
            defaultValue={giftInfo?.receiverName}
          />
          <TextArea
            name="message"
            rows={3}
            label={t("cartOptions.message")}
            optionalMark={optional}
            defaultValue={giftInfo?.message}
            hint={t("cartOptions.tooLong", { maximum: GIFT_TEXT_LENGTHS.message })}
          />
          <Field
            name="receiverEmail"
            type="email"
            dir="ltr"
            label={t("cartOptions.recipientEmail")}
            optionalMark={optional}
            autoComplete="off"
            defaultValue={giftInfo?.receiverEmail}
          />
          <Field
            name="receiverPhone"
            type="tel"
            dir="ltr"
            label={t("cartOptions.recipientPhone")}
            optionalMark={optional}
            autoComplete="off"
            defaultValue={giftInfo?.receiverPhone}
          />
          <button type="submit" className={buttonClass("quiet")}>
            {t("cartOptions.save")}
          </button>
        </form>
        {giftInfo !== undefined && (
          <form method="post" action={`${home}cart/card`}>
            <button type="submit" className={buttonClass("plain")}>
              {t("cartOptions.giftNoteRemove")}
            </button>
          </form>
        )}
      </details>
      {promoCodes.map((promoCode) => (
        <form key={promoCode} method="post" action={`${home}cart/promo`}>
          <input type="hidden" name="remove" value={promoCode} />
          <button type="submit" className={buttonClass("plain")}>
            {t("cart.promoRemove", { code: promoCode })}
          </button>
        </form>
      ))}
      <details>
        <summary>{t("cart.coupon")}</summary>
        <form className={styles["form"]} method="post" action={`${home}cart/coupon`}>
          <Field
            {...code}
            name="couponCode"
            label={t("cartOptions.couponLabel")}
            hint={t("cartOptions.couponHint")}
            required
          />
          <Field {...code} name="promoCode" label={t("cartOptions.couponPromo")} optionalMark={optional} />
          <button type="submit" className={buttonClass("quiet")}>
            {t("cart.promoApply")}
          </button>
        </form>
      </details>
    </div>
  )
}

function GiftForm({ item, t, home }: { readonly item: CartItem; readonly t: Translate; readonly home: string }) {
  const id = useId()
  return (
    <details>
      <summary id={id}>
        {t("cartOptions.giftWrapOf", {
          name: [item.name, item.color, item.size].filter((fact) => fact !== undefined).join(" · "),
        })}
      </summary>
      <form className={styles["form"]} method="post" action={`${home}cart/gift`} aria-labelledby={id}>
        <input type="hidden" name="sku" value={item.sku} />
        <CheckField
          name="isWrapped"
          label={t("cartOptions.giftWrap")}
          hint={t("cartOptions.giftWrapHint")}
          defaultChecked={item.giftPacking?.isWrapped ?? true}
        />
        <TextArea
          name="message"
          rows={3}
          label={t("cartOptions.message")}
          optionalMark={t("checkout.optional")}
          defaultValue={item.giftPacking?.message}
          hint={t("cartOptions.messageHint", { maximum: GIFT_TEXT_LENGTHS.message })}
        />
        <button type="submit" className={buttonClass("quiet")}>
          {t("cartOptions.save")}
        </button>
      </form>
    </details>
  )
}

/** Parses the first error of a gift form from the address: a rule and its field. */
function parseGiftReason(text: string): GiftTextRefusedReason | undefined {
  const [rule = "", ...rest] = text.split(" ")
  const parameter = rest.join(" ").slice(0, 64)
  if (rule !== "required" && rule !== "tooLong" && rule !== "forbiddenWord" && rule !== "email") return undefined
  return { field: "message", rule, ...(parameter === "" ? {} : { parameter }) }
}
