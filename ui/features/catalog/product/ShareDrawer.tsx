import type { FormEvent } from "react"
import { useState } from "react"
import { redirectTarget } from "../../../../domain/navigation/redirectTarget.ts"
import { Button } from "../../../design/Button.tsx"
import { Drawer } from "../../../design/Drawer.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useProductActionForm } from "../../../runtime/useProductActionForm.ts"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import type { ProductActionsDrawerProps } from "./useProductActions.ts"
import styles from "../restock/RestockAlert.module.css"
import { RestockAlertError } from "../restock/RestockAlertError.tsx"

const RULES = {
  email: "validation.email",
  required: "validation.required",
  tooLong: "validation.tooLong",
  link: "storeAvailability.shareByEmail.noLinks",
  htmlEntity: "storeAvailability.shareByEmail.noLinks",
  forbiddenWord: "storeAvailability.shareByEmail.forbiddenStart",
} as const
const LIMITS = { recipient: 320, message: 256, senderName: 128 } as const

/** Shares a product by the device's share sheet, by its link, or by an email from the shop. */
export function ShareDrawer({
  open,
  product,
  color,
  onClose,
  captcha,
}: Omit<ProductActionsDrawerProps, "wish" | "sku"> & { readonly captcha: CaptchaSlot }) {
  const t = useText()
  const { addressOf } = useNavigation()
  const pages = useShopPages()
  const { productActions } = useCommands()
  const form = useProductActionForm()
  const [copied, setCopied] = useState<"copied" | "notCopied">()
  const [isSent, setSent] = useState(false)
  const built = addressOf(pages.product(product, { colorId: color.id }))
  const { configuration } = useFrame().store
  const link = shareLink(built.ok ? new URL(built.address, location.href).href : location.href, configuration)
  // Pages without HTTPS have no clipboard API.
  const write = async () => navigator.clipboard.writeText(link)
  const copy = () =>
    void write().then(
      () => {
        setCopied("copied")
        void productActions.reportShare("link")
      },
      () => setCopied("notCopied"),
    )
  const share = () =>
    void navigator.share({ title: product.name, url: link }).then(
      () => void productActions.reportShare("device"),
      () => undefined /* the customer dismissed it, or shares by the link */,
    )
  const problem = (field: keyof typeof LIMITS) => {
    const rule =
      form.error?._tag === "RecommendationRefused"
        ? form.error.reasons.find((each) => each.field === field)?.rule
        : undefined
    return rule === undefined ? undefined : t(RULES[rule], { parameter: LIMITS[field] })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = event.currentTarget
    const data = new FormData(typed)
    const text = (name: string) => String(data.get(name) ?? "").trim()
    const senderName = text("senderName")
    setSent(false)
    const sent = await form.ask((commands, solved) =>
      commands.recommend(
        {
          productId: product.id,
          recipient: text("recipient"),
          message: text("message"),
          ...(senderName === "" ? {} : { senderName }),
        },
        solved,
      ),
    )
    if (sent === undefined) return
    setSent(true)
    typed.reset()
  }
  return (
    <Drawer open={open} onClose={onClose} title={t("productActions.share")}>
      <div className={styles["form"]}>
        <p className={styles["name"]}>{product.name}</p>
        <p className={styles["actions"]}>
          {"share" in navigator && (
            <Button variant="quiet" onClick={share}>
              {t("storeAvailability.share.device")}
            </Button>
          )}
          <Button variant="quiet" onClick={copy}>
            {t("storeAvailability.share.copy")}
          </Button>
        </p>
        <Alert title={copied === undefined ? undefined : t(`storeAvailability.share.${copied}`)}>
          {copied === "notCopied" && (
            <p>
              <a href={link} dir="ltr" className={styles["link"]}>
                {link}
              </a>
            </p>
          )}
        </Alert>
        <form
          ref={form.place}
          className={styles["form"]}
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-labelledby="friend"
        >
          <h3 id="friend" className={styles["name"]}>
            {t("storeAvailability.shareByEmail.title")}
          </h3>
          <RestockAlertError error={form.error} />
          <Alert tone="success" title={isSent ? t("storeAvailability.shareByEmail.sent") : undefined} />
          <Field
            label={t("storeAvailability.shareByEmail.recipient")}
            name="recipient"
            type="email"
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={320}
            required
            hint={t("storeAvailability.shareByEmail.recipientHint")}
            error={problem("recipient")}
          />
          <Field
            label={t("storeAvailability.shareByEmail.message")}
            name="message"
            autoComplete="off"
            required
            hint={t("storeAvailability.shareByEmail.messageHint")}
            error={problem("message")}
          />
          <Field
            label={t("storeAvailability.shareByEmail.senderName")}
            optionalMark={t("checkout.optional")}
            name="senderName"
            autoComplete="name"
            error={problem("senderName")}
          />
          {form.captcha.field(captcha)}
          <Button type="submit" busy={form.busy}>
            {t("storeAvailability.shareByEmail.send")}
          </Button>
        </form>
      </div>
    </Drawer>
  )
}

/** The link to share: the page's own, or the address in `shareUrl` (S2) where the store allows it (R11). */
function shareLink(own: string, configuration: Readonly<Record<string, string>>): string {
  const wanted = new URLSearchParams(location.search).get("shareUrl") ?? undefined
  return redirectTarget(wanted, {
    allowedHosts: (configuration["SHARE_HOSTS"] ?? "").split(",").map((host) => host.trim()),
    parse: (address) => (URL.canParse(address, location.href) ? new URL(address, location.href) : undefined),
    home: own,
  })
}
