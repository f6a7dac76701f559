import { randomUUID } from "node:crypto"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { pathToFileURL } from "node:url"
import * as Effect from "effect/Effect"
import type { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"
import { postFormPage } from "./postFormPage.ts"

/** Terminal services for navigation. */
export interface TerminalNavigation {
  /** Prints a line for the user. */
  readonly print: (line: string) => void
  /** Origin of this shop, for relative addresses. */
  readonly shop: string
  /** File for a page that posts a form; replaced each time, readable by the owner only. */
  readonly formPageFile: string
}

/** Prints the address instead of navigating, and writes an HTML page for an address that needs a POST. */
export function terminalNavigator({ print, shop, formPageFile }: TerminalNavigation): PageNavigator["Service"] {
  return {
    parse: (address) => parse(address, shop),
    go: (address) => Effect.sync(() => print(`Continue at ${address}`)),
    postForm: (address, fields) =>
      Effect.tryPromise(() => writeFormPage(formPageFile, postFormPage(address, fields))).pipe(
        Effect.match({
          onSuccess: () => print(`Open ${pathToFileURL(formPageFile).href} in a browser to continue at ${address}`),
          onFailure: () =>
            print(
              `Continue in a browser with a POST to ${address} and the fields ` +
                `${Object.keys(fields).join(", ") || "(none)"}. Cannot write a page to ` +
                `${formPageFile}.`,
            ),
        }),
      ),
  }
}

/**
 * Replaces the file with a complete new one (F181), so that a program with the old file open cannot read the new
 * content.
 */
async function writeFormPage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}.part`
  try {
    await writeFile(draft, html, { mode: 0o600, flag: "wx", flush: true })
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

function parse(address: string, base: string): ParsedAddress | undefined {
  try {
    const { href, protocol, hostname, port, username, password } = new URL(address, base)
    return { href, protocol, hostname, port, username, password }
  } catch {
    return undefined
  }
}
