import { readBytes } from "../../platform/http/readBody.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import { jsonResponse, NO_CACHE } from "../../platform/http/responses.ts"
import { IMPORTED_PICTURE, type ImportedPictures } from "../../platform/media/importedPictures.ts"

const MAX_PICTURE_BYTES = 8_388_608

/** Stores one size of an imported picture. Idempotent. */
export const storePicture = async (pictures: ImportedPictures, name: string, request: Request): Promise<Response> => {
  if (!IMPORTED_PICTURE.test(name))
    throw invalidField("name", "pattern", "A picture is named {40 hexadecimal digits}-{width}.{avif or webp}.")
  if (!(await pictures.keep(name, await readBytes(request, MAX_PICTURE_BYTES))))
    throw invalidField("body", "mediaType", "The body is no picture of the format its name says.")
  return jsonResponse(200, JSON.stringify({ done: true }), NO_CACHE)
}
