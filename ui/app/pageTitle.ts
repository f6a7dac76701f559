import type { PageData } from "../../application/navigation/PageData.ts"
import type { Translate } from "../text/createTranslate.ts"

/** The name of the shop, as it stands in titles. */
export const SHOP_NAME = "Selvedge"

/** What a page is called in a tab, in a search result, and when it is announced. */
export function pageTitle({ content }: PageData, t: Translate): string {
  switch (content.content) {
    case "stores":
      return named(t("stores.title"))
    case "home":
      return t("home.title")
    case "category":
      return named(
        [...content.category.path.map(({ name }) => name).reverse(), ...furtherPage(content.category.list, t)].join(
          ", ",
        ),
      )
    case "product":
      return named(content.product.product.name)
    case "search":
      return named(content.search.term === "" ? t("search") : `${content.search.term} – ${t("search")}`)
    case "cart":
      return named(t("cart"))
    case "checkout":
    case "payment":
      return named(t("title.checkout"))
    case "confirmation":
      return named(t("title.confirmation"))
    case "entry":
      return named(t(`entry.${content.way}.title`))
    case "account":
      return named(t(`account.${content.account.section}.title`))
    case "wishlist":
      return named(t("wishlist.title"))
    case "notice":
      return named(t("notice.ask.title"))
    case "newsletter":
      return named(t(`newsletter.${content.newsletter.step}.title`))
    case "giftCard":
      return named(t("giftCards"))
    case "registeredOnly":
      return SHOP_NAME
    case "waiting":
      return named(t("waiting.title"))
    case "sessionExpired":
      return named(t("sessionExpired.title"))
    case "trouble":
      return named(troubleTitle(content.trouble, t))
  }
}

/** The first words of a page that cannot be shown. */
export function troubleTitle(
  trouble: Extract<PageData["content"], { content: "trouble" }>["trouble"],
  t: Translate,
): string {
  return trouble.trouble === "notFound" ? t(`trouble.notFound.${trouble.what}`) : t(`trouble.${trouble.trouble}.title`)
}

/** What a search engine says under the title; `undefined` where the page has nothing to say for itself. */
export function pageDescription({ content, frame }: PageData, t: Translate): string | undefined {
  const country = frame?.store.countryName ?? ""
  switch (content.content) {
    case "stores":
      return t("stores.description")
    case "home":
      return t("home.description", { country })
    case "category":
      return (
        content.category.category.description ??
        t("catalog.describe", {
          name: content.category.path
            .map(({ name }) => name)
            .reverse()
            .join(", "),
          country,
        })
      )
    case "product":
      return (
        content.product.product.description ?? t("catalog.describe", { name: content.product.product.name, country })
      )
    case "giftCard":
      return t("giftCard.intro")
    default:
      return undefined
  }
}

function furtherPage({ pageNumber }: { readonly pageNumber: number }, t: Translate): readonly string[] {
  return pageNumber > 1 ? [t("catalog.page", { page: pageNumber })] : []
}

function named(title: string): string {
  return `${title} | ${SHOP_NAME}`
}
