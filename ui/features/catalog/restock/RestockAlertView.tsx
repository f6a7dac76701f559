import { useState } from "react"
import type { RestockAlertPage } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import type { RestockAlertOutcome, RestockAlertStep } from "../../../../domain/catalog/stock/restockAlertStep.ts"
import type { Product, ProductColor } from "../../../../domain/catalog/Product.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Picture } from "../../shared/product/Picture.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { restockAlertColor } from "../sizes/missingSizes.ts"
import styles from "./RestockAlert.module.css"
import { RestockAlertResponse } from "./RestockAlertResponse.tsx"
import { RestockAlertForm } from "./RestockAlertForm.tsx"

export interface RestockAlertViewProps {
  readonly notice: RestockAlertPage
  readonly address: PageAddress
  readonly captcha: CaptchaSlot
}

/** The restock alert page: request form, responses to the email's links, and their outcome. */
export function RestockAlertView({
  notice: { step, product, refused, captcha: plainCaptcha },
  address,
  captcha,
}: RestockAlertViewProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const [result, setResult] = useState<{ readonly outcome: RestockAlertOutcome; readonly email: string }>()
  const { parameters } = address
  const now: RestockAlertStep | "none" =
    result?.outcome ??
    (step === "ask" && (product === undefined || restockAlertColor(product, parameters) === undefined) ? "none" : step)
  const color = product === undefined ? undefined : restockAlertColor(product, parameters)
  const formAction = addressOf(page(address.page))
  const action = formAction.ok ? formAction.address : undefined
  const showResult = (outcome: RestockAlertOutcome, email: string) => setResult({ outcome, email })
  return (
    <div className={styles["page"]}>
      <div role={result === undefined ? undefined : "status"}>
        <h1>{t(`restockAlerts.${now}.title`)}</h1>
        <p className={styles["intro"]}>{t(`restockAlerts.${now}.text`)}</p>
        {now === "pending" && result !== undefined && (
          <p className={styles["intro"]}>
            <bdi dir="ltr">{result.email}</bdi>
          </p>
        )}
      </div>
      {product !== undefined && (
        <AlertedProduct
          product={product}
          color={product.colors.find(({ id }) => id === parameters["colorId"]) ?? color ?? product.colors[0]}
        />
      )}
      {now === "ask" && product !== undefined && color !== undefined && (
        <RestockAlertForm
          product={product}
          color={color}
          sku={parameters["sku"]}
          action={action}
          captcha={captcha}
          plainCaptcha={plainCaptcha}
          refused={refused}
          onOutcome={showResult}
        />
      )}
      {(now === "confirm" || now === "leave") && (
        <RestockAlertResponse
          key={now}
          answer={now}
          parameters={parameters}
          action={action}
          captcha={captcha}
          plainCaptcha={plainCaptcha}
          refused={refused}
          onOutcome={(outcome) => showResult(outcome, parameters["email"] ?? "")}
        />
      )}
      {now !== "ask" && now !== "confirm" && now !== "leave" && (
        <NextLinks product={product} colorId={parameters["colorId"]} />
      )}
    </div>
  )
}

function AlertedProduct({ product, color }: { readonly product: Product; readonly color: ProductColor | undefined }) {
  const image = color?.images[0]
  const pages = useShopPages()
  return (
    <div className={styles["product"]}>
      {image === undefined ? <span /> : <Picture image={image} sizes="5rem" alt="" />}
      <p>
        <PageLink to={pages.product(product, color === undefined ? {} : { colorId: color.id })}>
          {product.name}
        </PageLink>
        {color !== undefined && (
          <>
            <br />
            <span className={styles["intro"]}>{color.name}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** Links to continue shopping. */
function NextLinks({
  product,
  colorId,
}: {
  readonly product: Product | undefined
  readonly colorId: string | undefined
}) {
  const t = useText()
  const pages = useShopPages()
  return (
    <p className={styles["actions"]}>
      {product !== undefined && (
        <PageLink to={pages.product(product, colorId === undefined ? {} : { colorId })} className={buttonClass()}>
          {t("restockAlerts.toProduct")}
        </PageLink>
      )}
      <PageLink to={pages.home} className={buttonClass("quiet")}>
        {t("pageErrors.home")}
      </PageLink>
    </p>
  )
}
