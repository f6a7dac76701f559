import { basename, resolve } from "node:path"
import type { PageKind } from "../../ui/app/loadView.ts"
import { CONTENT_MODULES, FRAME_STAGES, STAGE_MODULES, VIEW_MODULES } from "../../ui/app/parts/pageModules.ts"

/** The bundler's knowledge of the modules. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const SHEET = /\.css$/
const PACKAGE = /\/node_modules\//
const isOurs = (id: string) => !PACKAGE.test(id)
const RULES = /\/(domain|application)\//
/** The pages that most visits show several of, by what their sheets have in common. */
const CATALOGUE = [["home"], ["category", "search"], ["product"]] as const satisfies readonly (readonly PageKind[])[]
const FRAMES = FRAME_STAGES.flatMap((stage) => STAGE_MODULES[stage])
const VIEWS = [...new Set(Object.values(VIEW_MODULES))]
/** A sheet of more views is shared by all. */
const FEW_VIEWS = 2
const ROUTER = ["ui/app/router/pageRouter.ts"]
/** The views with the most scripts of their own, which fetch no further parts of the islands. */
const PURCHASE: readonly (string | undefined)[] = [VIEW_MODULES.cart, VIEW_MODULES.checkout]

/**
 * Returns the names of files for modules, derived from imports; `undefined` leaves a module to the bundler. `root` is
 * the folder of the source.
 *
 * - The stages of a page are one file each, so that a stage is one request: a module belongs to the first stage that
 *   imports it, directly or through others.
 * - What the commands share with views is not in the file of the commands, which views would fetch otherwise.
 * - What the islands around pages share with views is one file for those of a purchase, and one for others; what more
 *   than one page of the catalogue shows is one file; what the cart or the checkout share with further views that are
 *   not of the catalogue is one.
 * - Rules (`domain` and `application` without packages) are small, and many parts share them: those of the commands
 *   and of both the catalogue and a purchase are one file, those of a purchase one, those of the catalogue one, and
 *   those of the router one.
 * - Sheets block rendering, so their number is small: one for what hydration shows, one for what the islands around
 *   pages and more than one page of the catalogue show, one for what more than two views show, and one for each view.
 */
export function chunkNames(root: string): (id: string, graph: Graph) => string | undefined {
  const known = new Map<string, ReadonlySet<string>>()
  /** A module and what it imports at once, directly or through others. */
  const reachable = (module: string, graph: Graph): ReadonlySet<string> => {
    const before = known.get(module)
    if (before !== undefined) return before
    const found = new Set<string>()
    const visit = (id: string) => {
      if (found.has(id)) return
      found.add(id)
      graph.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    visit(module.startsWith("/") ? module : resolve(root, module))
    known.set(module, found)
    return found
  }
  const reaches = (modules: readonly string[], id: string, graph: Graph) =>
    modules.some((module) => reachable(module, graph).has(id))
  const isRule = (id: string, graph: Graph) => RULES.test(id) && [...reachable(id, graph)].every(isOurs)
  const viewsOf = (id: string, graph: Graph) =>
    VIEWS.filter((view) => reaches([view, ...(CONTENT_MODULES[view] ?? [])], id, graph))
  const countParts = (views: readonly string[]) =>
    CATALOGUE.filter((kinds) => kinds.some((kind) => views.includes(VIEW_MODULES[kind] ?? ""))).length
  const sheetOf = (id: string, graph: Graph) => {
    if (reaches(STAGE_MODULES.page, id, graph)) return "page"
    const views = viewsOf(id, graph)
    const parts = countParts(views)
    const isShared = views.length > FEW_VIEWS
    if (reaches(FRAMES, id, graph) || parts > 1 || (parts > 0 && isShared)) return "frame"
    return isShared ? "pages" : views[0] && basename(views[0], ".tsx")
  }
  return (id, graph) => {
    if (SHEET.test(id)) return sheetOf(id, graph)
    const stage = Object.entries(STAGE_MODULES).find(([, modules]) => reaches(modules, id, graph))?.[0]
    if (stage !== "islands" && stage !== "core" && stage !== undefined) return stage
    const views = viewsOf(id, graph)
    const isRouter = stage === undefined && reaches(ROUTER, id, graph) && isRule(id, graph)
    if (views.length === 0) return isRouter ? "routerRules" : stage
    if (stage === "core" && !isRule(id, graph)) return stage
    const isPurchase = views.some((view) => PURCHASE.includes(view))
    const isCatalogue = countParts(views) > 0
    const isCore = reaches(STAGE_MODULES.core, id, graph)
    if ((isCore || stage === undefined) && isRule(id, graph)) {
      if (isCore || (isPurchase && isCatalogue)) return "rules"
      if (isPurchase) return "purchaseRules"
      if (isCatalogue) return "catalogueRules"
      return isRouter ? "routerRules" : undefined
    }
    if (!isOurs(id)) return undefined
    if (isPurchase && (stage === "islands" || isCatalogue)) return "elements"
    if (stage === "islands") return "parts"
    if (isPurchase && views.length > 1) return "purchaseElements"
    return countParts(views) > 1 ? "catalogue" : undefined
  }
}
