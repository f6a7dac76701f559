import type { PostedFields } from "../ShopPrograms.ts"
import { readForm } from "./cartForms.ts"

/** Pages that post their form to themselves and are rendered with its result, so that nothing entered is lost. */
const PATHS: readonly RegExp[] = [
  /^\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?orders\/[0-9]{1,19}\/(?:return|returns\/[0-9]{1,18})$/,
  /^\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?account\/returns$/,
  /^\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?newsletter\/subscribe$/,
  /^\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?quick-order$/,
]
/** A return of 50 lines with comments. */
const MAX_BYTES = 131_072

/** Returns the fields of such a form; `undefined` for other paths, and when it is malformed or too long. */
export async function postedFields(request: Request, path: string): Promise<PostedFields | undefined> {
  if (!PATHS.some((pattern) => pattern.test(path))) return undefined
  const form = await readForm(request, MAX_BYTES)
  return form && Object.fromEntries(form)
}
