import type { PageData } from "../../../application/navigation/PageData.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** The name of the shop in titles. */
export const SHOP_NAME = "Selvedge"

/** The title of a page for tabs, search results and announcements. */
export function pageTitle({ content }: PageData, t: Translate): string {
  switch (content.content) {
    case "stores":
      return named(t("stores.title"))
    case "home":
      return t("home.title")
    case "category":
      return named(
        [...content.category.path.map(({ name }) => name).reverse(), ...pageNumberTitle(content.category.list, t)].join(
          ", ",
        ),
      )
    case "product":
      return named(content.product.product.name)
    case "search":
      return named(
        content.search.term === "" ? t("navigation.search") : `${content.search.term} – ${t("navigation.search")}`,
      )
    case "cart":
      return named(t("navigation.cart"))
    case "checkout":
    case "payment":
      return named(t("navigation.checkout"))
    case "confirmation":
      return named(t("navigation.confirmation"))
    case "order":
      return named(t("orderPage.title", { id: content.order.order.order.id }))
    case "orderLookup":
      return named(t("orderPage.lookup.title"))
    case "entry":
      return named(t(`signIn.${content.view}.title`))
    case "account":
      return named(t(`account.${content.account.section}.title`))
    case "wishlist":
      return named(t("wishlists.title"))
    case "notice":
      return named(t("restockAlerts.ask.title"))
    case "newsletter":
      return named(t(`newsletter.${content.newsletter.step}.title`))
    case "quickOrder":
      return named(t("quickOrder.title"))
    case "giftCard":
      return named(t("navigation.giftCards"))
    case "help": {
      const { topic, articles } = content.help
      const [article] = articles
      const isArticle = content.help.search === undefined && articles.length === 1 && topic !== undefined
      return named(isArticle && article !== undefined ? article.title : topic?.title || t("service.help.title"))
    }
    case "legal":
      return named(content.legal.text.title)
    case "storeLocator":
      return named(t("navigation.service.stores"))
    case "storeDetail":
      return named(content.detail.store.physicalStore.name)
    case "storeList":
      return named(`${content.list.name} – ${t("navigation.service.stores")}`)
    case "cookies":
      return named(t("navigation.service.cookies"))
    case "withdrawal":
      return named(t(`service.withdrawal.${content.withdrawal.step}.title`))
    case "contact":
      return named(t("service.contact.title"))
    case "claim":
      return named(t("service.claim.title"))
    case "return":
      return named(t("returns.title"))
    case "returnList":
      return named(t("returns.listTitle"))
    case "orderReturns":
      return named(t("returns.ofOrder", { id: content.returns.orderId }))
    case "returnDetail":
      return named(t("returns.detailTitle", { id: content.detail.request.rmaId }))
    case "registeredOnly":
      return SHOP_NAME
    case "waiting":
      return named(t("queue.title"))
    case "sessionExpired":
      return named(t("sessionExpired.title"))
    case "pageError":
      return named(errorTitle(content.pageError, t))
  }
}

/** The title of a page that cannot be shown. */
export function errorTitle(
  pageError: Extract<PageData["content"], { content: "pageError" }>["pageError"],
  t: Translate,
): string {
  return pageError.pageError === "notFound"
    ? t(`pageErrors.notFound.${pageError.what}`)
    : t(`pageErrors.${pageError.pageError}.title`)
}

/** The meta description; `undefined` if the page has none. */
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
        t("catalog.metaDescription", {
          name: content.category.path
            .map(({ name }) => name)
            .reverse()
            .join(", "),
          country,
        })
      )
    case "product":
      return (
        content.product.product.description ??
        t("catalog.metaDescription", { name: content.product.product.name, country })
      )
    case "giftCard":
      return t("giftCards.intro")
    case "storeLocator":
      return t("storePages.intro")
    case "storeDetail":
      return t("storePages.description", { name: content.detail.store.physicalStore.name })
    case "storeList":
      return `${t("storePages.in", { place: content.list.name })}. ${t("storePages.intro")}`
    case "help":
      return content.help.topic?.text ?? t("service.help.intro")
    case "legal":
      return content.legal.text.introduction
    default:
      return undefined
  }
}

function pageNumberTitle({ pageNumber }: { readonly pageNumber: number }, t: Translate): readonly string[] {
  return pageNumber > 1 ? [t("catalog.page", { page: pageNumber })] : []
}

function named(title: string): string {
  return `${title} | ${SHOP_NAME}`
}
