import { useState } from "react"
import type { NoticePage } from "../../../application/catalog/NoticePage.ts"
import type { NoticeOutcome, NoticeStep } from "../../../domain/catalog/noticeStep.ts"
import type { Product, ProductColor } from "../../../domain/catalog/Product.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Picture } from "../../design/Picture.tsx"
import type { CaptchaSlot } from "../../runtime/CaptchaSlot.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { colorOfNotice } from "./missingSizes.ts"
import styles from "./Notice.module.css"
import { NoticeAnswer } from "./NoticeAnswer.tsx"
import { NoticeForm } from "./NoticeForm.tsx"

export interface NoticeViewProps {
  readonly notice: NoticePage
  readonly address: PageAddress
  readonly captcha: CaptchaSlot
}

/** The page about hearing that a size is back: asks, answers the shop's mail, and says what came of it. */
export function NoticeView({
  notice: { step, product, refused, captcha: plainCaptcha },
  address,
  captcha,
}: NoticeViewProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const { page } = useShopPages()
  const [told, setTold] = useState<{ readonly outcome: NoticeOutcome; readonly email: string }>()
  const { parameters } = address
  const now: NoticeStep | "none" =
    told?.outcome ??
    (step === "ask" && (product === undefined || colorOfNotice(product, parameters) === undefined) ? "none" : step)
  const color = product === undefined ? undefined : colorOfNotice(product, parameters)
  const posted = addressOf(page(address.page))
  const action = posted.ok ? posted.address : undefined
  const say = (outcome: NoticeOutcome, email: string) => setTold({ outcome, email })
  return (
    <div className={styles["page"]}>
      <div role={told === undefined ? undefined : "status"}>
        <h1>{t(`restockAlerts.${now}.title`)}</h1>
        <p className={styles["intro"]}>{t(`restockAlerts.${now}.text`)}</p>
        {now === "pending" && told !== undefined && (
          <p className={styles["intro"]}>
            <bdi dir="ltr">{told.email}</bdi>
          </p>
        )}
      </div>
      {product !== undefined && (
        <Piece
          product={product}
          color={product.colors.find(({ id }) => id === parameters["colorId"]) ?? color ?? product.colors[0]}
        />
      )}
      {now === "ask" && product !== undefined && color !== undefined && (
        <NoticeForm
          product={product}
          color={color}
          sku={parameters["sku"]}
          action={action}
          captcha={captcha}
          plainCaptcha={plainCaptcha}
          refused={refused}
          onOutcome={say}
        />
      )}
      {(now === "confirm" || now === "leave") && (
        <NoticeAnswer
          key={now}
          answer={now}
          parameters={parameters}
          action={action}
          captcha={captcha}
          plainCaptcha={plainCaptcha}
          refused={refused}
          onOutcome={(outcome) => say(outcome, parameters["email"] ?? "")}
        />
      )}
      {now !== "ask" && now !== "confirm" && now !== "leave" && (
        <Onward product={product} colorId={parameters["colorId"]} />
      )}
    </div>
  )
}

function Piece({ product, color }: { readonly product: Product; readonly color: ProductColor | undefined }) {
  const image = color?.images[0]
  const pages = useShopPages()
  return (
    <div className={styles["piece"]}>
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

/** Never a dead end. */
function Onward({ product, colorId }: { readonly product: Product | undefined; readonly colorId: string | undefined }) {
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
