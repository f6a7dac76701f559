import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"

/** Converts a file error to a readable message; a `SheetUnreadableError` is returned unchanged. */
export function toSheetUnreadable(error: unknown, file: string): SheetUnreadableError {
  if (error instanceof SheetUnreadableError) return error
  return new SheetUnreadableError({
    message: isFileError(error)
      ? errorMessage(error, file)
      : `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  })
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error
}

function errorMessage(error: NodeJS.ErrnoException, file: string): string {
  if (error.code === "ENOENT") return `There is no file ${file}.`
  if (error.code === "EISDIR") return `${file} is a folder: name a file in it.`
  if (error.code === "EACCES") return `${file} may not be read by this user.`
  return `${file} cannot be read: ${error.message}`
}
