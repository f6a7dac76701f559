import { sameSitePath } from "../http/sameSitePath.ts"
import { adminConsoleDocument } from "./layout.ts"
import { html } from "./html.ts"

export interface SignInPageOptions {
  readonly url: URL
  readonly to: string
  readonly wasRefused: boolean
}

/** The admin console page to redirect to after sign-in. Foreign addresses are replaced. */
export const safeReturnPath = (to: string | null): string => {
  const path = sameSitePath(to ?? "")
  return path !== undefined && /^\/sandbox(?:\/[\w./-]*)?(?:\?[\w.=&%+-]*)?$/u.test(path) ? path : "/sandbox"
}

export const adminSignInPage = ({ url, to, wasRefused }: SignInPageOptions): Response =>
  adminConsoleDocument({
    title: "The shop's desk",
    url,
    isOutside: true,
    status: wasRefused ? 403 : 200,
    body: html` <p>
        Behind this page is the demo shop itself: its customers, orders, letters, stock, and everything that can be made
        to go wrong.
      </p>
      ${
        wasRefused &&
        html`<p class="problem" role="alert">That is not the key of this shop's desk. Please try again.</p>`
      }
      <form class="card" method="post" action="/sandbox/enter">
        <input type="hidden" name="to" value="${to}" />
        <p>
          <label for="key">Key of the desk</label
          ><input
            id="key"
            name="key"
            type="password"
            autocomplete="current-password"
            required
            maxlength="200"
            aria-describedby="key-hint"
          />
        </p>
        <p id="key-hint" class="hint">
          It stands in the file <code>desk-key</code>, in the folder <code>sandbox</code> of the shop's data folder
          (<code>.data/sandbox/desk-key</code> unless you chose another).
        </p>
        <p><button type="submit">Enter</button></p>
      </form>`,
  })
