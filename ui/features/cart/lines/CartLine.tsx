import type { FormEvent } from "react"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { isGiftCard } from "../../../../domain/cart/isGiftCard.ts"
import { lotSize, lotSteps } from "../../../../domain/catalog/stock/lotSize.ts"
import { multiplyMoney } from "../../../../domain/shared/multiplyMoney.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { GiftWrapNote } from "../../shared/cart/GiftWrapNote.tsx"
import { Icon } from "../../../design/Icon.tsx"
import { CustomizationSummary } from "../../shared/cart/CustomizationSummary.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Picture } from "../../shared/product/Picture.tsx"
import { Price } from "../../shared/product/Price.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { presentError } from "../../../text/presentError.ts"
import styles from "./CartLines.module.css"
import { maxQuantityOf } from "../cartWith.ts"
import { LineNotes } from "./LineNotes.tsx"
import { Deferred, SECTION_TEXTS } from "../Deferred.tsx"
import type { CartChanges } from "../useCartChanges.ts"

const GiftChoice = lazyComponent(async () => (await import("../gifts/GiftChoice.tsx")).GiftChoice, SECTION_TEXTS)
const SizeChange = lazyComponent(
  async () => (await import("./SizeChange.tsx")).SizeChange,
  [...SECTION_TEXTS, "wishlists"],
)
const SaveForLater = lazyComponent(
  async () => (await import("./SaveForLater.tsx")).SaveForLater,
  [...SECTION_TEXTS, "wishlists"],
)

export interface CartLineProps {
  readonly item: CartItem
  /** Identifies the line where the sku is ambiguous. */
  readonly lineId?: string | undefined
  readonly error: ShopError | undefined
  readonly onQuantity: (quantity: number) => void
  /** Present if more than the quantity can be changed. */
  readonly changes: CartChanges | undefined
}

/** One line. Its buttons belong to an ordinary form, so that they work before hydration and without scripts. */
export function CartLine({ item, lineId, error, onQuantity, changes }: CartLineProps) {
  const t = useText()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const home = addressOf(pages.home)
  const { mfname, productUrl, quantity } = item
  const to =
    mfname === undefined || productUrl === undefined
      ? undefined
      : pages.product({ mfname, productUrl }, item.colorId === undefined ? {} : { colorId: item.colorId })
  const most = maxQuantityOf(item)
  const { fewer, more } = lotSteps(quantity, lotSize(item))
  const waiting = item.id === ""
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    if (submitter instanceof HTMLButtonElement) onQuantity(Number(submitter.value))
  }
  return (
    <li className={styles["line"]} aria-busy={waiting || undefined}>
      {item.image === undefined ? (
        <span className={styles["picture"]} />
      ) : (
        <Picture image={item.image} sizes="7rem" alt="" className={styles["picture"]} />
      )}
      <div className={styles["info"]}>
        <p className={styles["name"]}>{to === undefined ? item.name : <PageLink to={to}>{item.name}</PageLink>}</p>
        <p className={styles["attributes"]}>
          {[item.color, item.size].filter((fact) => fact !== undefined).join(" · ")}
        </p>
        <CustomizationSummary item={item} />
        <GiftWrapNote item={item} className={styles["attributes"]} />
        {changes !== undefined && to !== undefined && item.isBuyable && (
          <Deferred
            label={t("cart.changeSize")}
            about={item.name}
            section={SizeChange}
            contentProps={{ item, address: to, onChoose: (sku) => changes.changeSku(item, sku) }}
          />
        )}
        {changes !== undefined && !waiting && !isGiftCard(item) && (
          <div className={styles["actions"]}>
            {item.isBuyable && (
              <Deferred
                label={t("cart.giftWrap")}
                about={item.name}
                section={GiftChoice}
                contentProps={{ item, changes }}
              />
            )}
            <Deferred
              label={t("cart.saveForLater")}
              about={item.name}
              section={SaveForLater}
              contentProps={{ item, lineId, changes }}
            />
          </div>
        )}
        <LineNotes item={item} />
        {item.isBuyable && more > most && (
          <p className={styles["limit"]}>
            {t(quantity > most ? "cart.tooManyUnits" : "cart.lastUnits", { count: most })}
          </p>
        )}
        <form
          className={styles["change"]}
          method="post"
          action={home.ok ? `${home.address}cart/lines` : undefined}
          onSubmit={submit}
        >
          <input type="hidden" name="sku" value={item.sku} />
          {lineId !== undefined && <input type="hidden" name="lineId" value={lineId} />}
          <span className={styles["stepper"]} role="group" aria-label={t("cart.quantityOf", { name: item.name })}>
            <button
              name="quantity"
              value={fewer}
              className={buttonClass("icon")}
              disabled={waiting}
              aria-label={t(fewer === 0 ? "cart.removeNamed" : "cart.decrease", { name: item.name })}
            >
              <Icon name="minus" />
            </button>
            <output aria-label={t("cart.items", { count: quantity })}>{quantity}</output>
            <button
              name="quantity"
              value={more}
              className={buttonClass("icon")}
              disabled={waiting || more > most || !item.isBuyable}
              aria-label={t("cart.increase", { name: item.name })}
            >
              <Icon name="plus" />
            </button>
          </span>
          <button
            name="quantity"
            value={0}
            className={buttonClass("plain", styles["remove"])}
            disabled={waiting}
            aria-label={t("cart.removeNamed", { name: item.name })}
          >
            {t("cart.remove")}
          </button>
        </form>
      </div>
      <p className={styles["price"]}>
        <Price
          price={multiplyMoney(item.unitPrice, quantity)}
          oldPrice={multiplyMoney(item.oldPrice, quantity)}
          lowestPrice30Days={multiplyMoney(item.lowestPrice30Days, quantity)}
          isOnSale={item.isBuyable}
        />
      </p>
      <div className={styles["error"]}>
        <LineError error={error} />
      </div>
    </li>
  )
}

function LineError({ error }: { readonly error: ShopError | undefined }) {
  const t = useText()
  if (error === undefined) return null
  const { title, text, details } = presentError(error, t)
  return (
    <Alert tone="problem" title={title} details={details}>
      <p>{text}</p>
    </Alert>
  )
}
