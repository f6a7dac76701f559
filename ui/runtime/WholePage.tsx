import type { ComponentType, ReactNode } from "react"
import { createContext, useContext } from "react"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { Translate } from "../text/createTranslate.ts"
import { ShopProvider } from "./ShopProvider.tsx"
import { TextProvider, useTextsIfAny } from "./TextProvider.tsx"

/** A page and its texts. */
export interface PageContents {
  readonly page: PageData
  readonly translate: Translate
}

/** A page whose document contains the data of its outline only; `current` is `undefined` until the rest is fetched. */
export interface DeferredPage {
  readonly current: () => PageContents | undefined
}

const PageContext = createContext<PageData | undefined>(undefined)
const DeferredContext = createContext<DeferredPage | undefined>(undefined)

/**
 * Fetches the rest of the document's page. Returns false if the shop has changed since the document was rendered. Fails
 * when it cannot be fetched.
 */
export type LoadWholePage = () => Promise<boolean>

let load: LoadWholePage = () => Promise.resolve(true)

/** Sets how the rest of the document's page is fetched. */
export function setWholePageLoader(loader: LoadWholePage): void {
  load = loader
}

/** Fetches the rest of the document's page, if it has only its outline. */
export function loadWholePage(): ReturnType<LoadWholePage> {
  return load()
}

/** Provides a page to its components; to islands and lazy components the whole of a deferred one. */
export function PageProvider({
  page,
  translate,
  deferred,
  children,
}: PageContents & { readonly deferred: DeferredPage | undefined; readonly children: ReactNode }) {
  return (
    <DeferredContext value={deferred}>
      <PageContext value={page}>
        <ShopProvider frame={page.frame}>
          <TextProvider translate={translate}>{children}</TextProvider>
        </ShopProvider>
      </PageContext>
    </DeferredContext>
  )
}

/**
 * A component of an island or lazy component, in the whole page, which they fetch with its script. Only what is
 * rendered after both may read the page: React continues a lazy component without rendering its parents again.
 */
export function inWholePage<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function WithWholePage(props: Props) {
    return (
      <InWholePage>
        <View {...props} />
      </InWholePage>
    )
  }
}

function InWholePage({ children }: { readonly children: ReactNode }) {
  const outline = useContext(PageContext)
  const whole = useContext(DeferredContext)?.current()
  const texts = useTextsIfAny()
  const page = whole?.page ?? outline
  if (page === undefined || texts === undefined) return children
  return (
    <DeferredContext value={undefined}>
      <PageContext value={page}>
        <ShopProvider frame={page.frame}>
          <TextProvider translate={whole?.translate ?? texts.own} page={whole?.translate ?? texts.page}>
            {children}
          </TextProvider>
        </ShopProvider>
      </PageContext>
    </DeferredContext>
  )
}

/** The page around an island or a lazy component; `undefined` outside a `PageProvider`. */
export function usePageIfAny(): PageData | undefined {
  return useContext(PageContext)
}

/** The page around an island or a lazy component. */
export function usePage(): PageData {
  const page = usePageIfAny()
  if (page === undefined) throw new Error("usePage needs a PageProvider")
  return page
}
