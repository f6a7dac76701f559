import type { FormEvent } from "react"
import { useRef, useState } from "react"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { showCartDrawer } from "../../../runtime/browser/cartDrawer.ts"
import { afterPaint, nextTask } from "../../../runtime/browser/scheduling.ts"
import { useCart } from "../../../runtime/CartProvider.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./BuyForm.module.css"
import { cartWithAddition } from "./cartWithAddition.ts"
import { toCartAddition } from "./toCartAddition.ts"
import { canBuy } from "../sizes/orderedSizes.ts"
import { sizeChoices } from "../sizes/sizeChoices.tsx"

const AddToCartError = lazyComponent(async () => (await import("./AddToCartError.tsx")).AddToCartError)

export interface BuyFormProps {
  readonly product: Product
  readonly color: ProductColor
  /** The sizes of this colour, in display order. */
  readonly sizes: readonly ProductSize[]
  /** Skus that sold out while the page was open. */
  readonly soldOut: readonly string[]
  /** Called when the customer approaches the sizes. */
  readonly onIntent: () => void
  readonly onSize: (sku: string) => void
  /** Called on a press of an unavailable size. */
  readonly onUnavailable: (sku: string) => void
}

/**
 * Size choice and add-to-cart button. An ordinary form until hydration; afterwards additions are optimistic and rolled
 * back, with the reason, when the server refuses them.
 */
export function BuyForm({ product, color, sizes, soldOut, onIntent, onSize, onUnavailable }: BuyFormProps) {
  const t = useText()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const [sizeName, setSizeName] = useState<string>()
  const [sizeMissing, setSizeMissing] = useState(false)
  const [colorId, setColorId] = useState(color.id)
  const addition = useAddition(product, color)
  // An error of one colour does not apply to another.
  if (colorId !== color.id) {
    setColorId(color.id)
    setSizeMissing(false)
    addition.forget()
  }
  const { expect, setOpen } = useCart()
  const approach = () => {
    expect()
    onIntent()
  }
  const form = useRef<HTMLFormElement>(null)
  const home = addressOf(pages.home)
  const pageAddress = addressOf(pages.product(product, { colorId: color.id }))
  const buyable = sizes.filter(canBuy)
  const chosen = buyable.length === 1 ? buyable[0] : buyable.find((size) => size.name === sizeName)
  const isGone = sizes.some(({ name, sku }) => name === sizeName && soldOut.includes(sku))
  const categoryId = product.categoryIds.at(-1)

  const missing = (event: FormEvent) => {
    event.preventDefault()
    setSizeMissing(true)
    // A press before hydration has opened it.
    setOpen(false)
    form.current?.querySelector<HTMLInputElement>("input[name=sku]:not(:disabled)")?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sku = new FormData(event.currentTarget).get("sku")
    const size = buyable.find((candidate) => candidate.sku === sku)
    if (size === undefined) missing(event)
    else addition.add(size)
  }
  if (buyable.length === 0)
    return (
      <Unavailable product={product} sizes={sizes} soldOut={soldOut} isGone={isGone} onUnavailable={onUnavailable} />
    )
  return (
    <form
      ref={form}
      className={styles["form"]}
      method="post"
      action={home.ok ? `${home.address}cart/items` : undefined}
      onInvalidCapture={missing}
      onSubmit={submit}
      onPointerEnter={approach}
      onFocus={approach}
    >
      <input type="hidden" name="quantity" value={lotSize(chosen ?? buyable[0] ?? {})} />
      <input type="hidden" name="productId" value={product.id} />
      {categoryId !== undefined && <input type="hidden" name="categoryId" value={categoryId} />}
      {pageAddress.ok && <input type="hidden" name="returnTo" value={pageAddress.address} />}
      <ChoiceGroup
        key={color.id}
        legend={t("catalog.size")}
        name="sku"
        layout="tiles"
        required
        defaultValue={chosen?.sku}
        choices={sizeChoices(sizes, soldOut, t)}
        onChoose={(sku) => {
          setSizeMissing(false)
          setSizeName(sizes.find((size) => size.sku === sku)?.name)
          onSize(sku)
        }}
        onUnavailable={onUnavailable}
        error={sizeMissing ? t("catalog.chooseSize") : undefined}
      />
      <Button type="submit" busy={addition.busy} className={styles["add"]}>
        {t(addition.busy ? "catalog.adding" : "catalog.addToCart")}
      </Button>
      <AdditionError error={addition.error} isGone={isGone} />
    </form>
  )
}

/**
 * Adds a size. The drawer opens with the press, and is filled after its first frame: at once if the cart is loaded. A
 * refusal closes it.
 */
function useAddition(product: Product, color: ProductColor) {
  const { addToCart } = useCommands().cart
  const cart = useCart()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ShopError>()
  const isAdding = useRef(false)
  const add = async (size: ProductSize) => {
    if (isAdding.current) return
    isAdding.current = true
    showCartDrawer()
    await afterPaint()
    await nextTask()
    const before = cart.cart
    setBusy(true)
    setError(undefined)
    if (before !== undefined) cart.set(cartWithAddition(before, product, color, size))
    cart.setOpen(true, before === undefined)
    const result = await addToCart(toCartAddition(product, color, size))
    isAdding.current = false
    setBusy(false)
    if (result.ok) return cart.set(result.value)
    if (before !== undefined) cart.set(before)
    cart.setOpen(false)
    setError(result.error)
  }
  return { busy, error, add: (size: ProductSize) => void add(size), forget: () => setError(undefined) }
}

/** The live region of errors. Its script is fetched with the drawer's, when the customer approaches the form. */
function AdditionError({ error, isGone }: { readonly error: ShopError | undefined; readonly isGone: boolean }) {
  const t = useText()
  const { isExpected } = useCart()
  const none = <Alert tone="problem" />
  if (!isExpected && error === undefined && !isGone) return none
  return (
    <AddToCartError
      of={{ error, isGone }}
      loading={none}
      failed={() => <Alert tone="problem" title={error === undefined ? undefined : t("catalog.notAdded")} />}
    />
  )
}

function Unavailable({
  product,
  sizes,
  soldOut,
  isGone,
  onUnavailable,
}: Pick<BuyFormProps, "product" | "sizes" | "soldOut" | "onUnavailable"> & { readonly isGone: boolean }) {
  const t = useText()
  const upcoming = sizes.find(
    (size) => size.visibility === "coming_soon" || size.visibility === "back_soon",
  )?.visibility
  const state = upcoming === "coming_soon" || upcoming === "back_soon" ? upcoming : "sold_out"
  return (
    <div className={styles["form"]}>
      <ChoiceGroup
        legend={t("catalog.size")}
        name="sku"
        layout="tiles"
        onUnavailable={onUnavailable}
        choices={sizeChoices(sizes, soldOut, t)}
      />
      <Button disabled className={styles["add"]}>
        {t(`catalog.${state}`)}
      </Button>
      {state === "coming_soon" && <p className={styles["help"]}>{t("catalog.comingSoonHelp")}</p>}
      {state === "back_soon" && <p className={styles["help"]}>{t("product.backSoonHelp")}</p>}
      {state === "sold_out" && product.colors.length > 1 && (
        <p className={styles["help"]}>{t("catalog.soldOutHelp")}</p>
      )}
      <AdditionError error={undefined} isGone={isGone} />
    </div>
  )
}
