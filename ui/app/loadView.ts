import type { PageData } from "../../application/navigation/PageData.ts"
import type { PageView } from "./PageView.ts"

/** The kinds of pages that have views of their own. */
export type PageKind = PageData["content"]["content"] | "bundle"

/** Each kind of page is a separate chunk. Rare kinds are listed in a module that is fetched with the first of them. */
const VIEWS: { readonly [K in PageKind]?: () => Promise<PageView> } = {
  stores: async () => (await import("./views/stores/StoresPage.tsx")).StoresPage,
  home: async () => (await import("./views/HomePage.tsx")).HomePage,
  category: async () => (await import("./views/CategoryPage.tsx")).CategoryPage,
  product: async () => (await import("./views/ProductPage.tsx")).ProductPage,
  search: async () => (await import("./views/SearchPage.tsx")).SearchPage,
  cart: async () => (await import("./views/CartPage.tsx")).CartPage,
  checkout: async () => (await import("./views/CheckoutPage.tsx")).CheckoutPage,
}

/** The islands that are the whole content of a page. */
const CONTENTS: { readonly [K in PageKind]?: () => Promise<unknown> } = {
  home: () => import("./parts/HomeContent.tsx"),
  category: () => import("./parts/CategoryContent.tsx"),
  product: () => import("./parts/ProductContent.tsx"),
}

/** Fetches a view with its content, so that one does not wait for the other. Failures show when it is used. */
export function preloadView(kind: PageKind): Promise<unknown> {
  return Promise.allSettled([loadView(kind), CONTENTS[kind]?.()])
}

/** The view of a page kind. Fails when it cannot be fetched. */
export async function loadView(kind: PageKind): Promise<PageView> {
  return VIEWS[kind]?.() ?? (await import("./lazyView.ts")).lazyView(kind)
}
