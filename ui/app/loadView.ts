import type { ReactNode } from "react"
import type { PageData } from "../../application/navigation/PageData.ts"

/** Draws one kind of page. */
export type PageView = (props: { readonly page: PageData }) => ReactNode

/** Each kind of page is a part of its own: a page brings what it draws with. */
const VIEWS: Readonly<Record<PageData["content"]["content"], () => Promise<PageView>>> = {
  stores: async () => (await import("./views/StoresPage.tsx")).StoresPage,
  home: async () => (await import("./views/HomePage.tsx")).HomePage,
  category: async () => (await import("./views/CategoryPage.tsx")).CategoryPage,
  product: async () => (await import("./views/ProductPage.tsx")).ProductPage,
  search: async () => (await import("./views/SearchPage.tsx")).SearchPage,
  cart: async () => (await import("./views/CartPage.tsx")).CartPage,
  checkout: async () => (await import("./views/CheckoutPage.tsx")).CheckoutPage,
  confirmation: async () => (await import("./views/ConfirmationPage.tsx")).ConfirmationPage,
  trouble: async () => (await import("./views/TroublePage.tsx")).TroublePage,
}

/** The view of a kind of page. Fails when it cannot be fetched. */
export function loadView(kind: PageData["content"]["content"]): Promise<PageView> {
  return VIEWS[kind]()
}
