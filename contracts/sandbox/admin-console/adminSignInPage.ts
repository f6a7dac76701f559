import { sameSitePath } from "../platform/http/sameSitePath.ts"
import { adminConsoleDocument } from "./layout.ts"
import { html } from "../platform/http/html.ts"

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
    title: "Admin sign-in",
    url,
    isOutside: true,
    status: wasRefused ? 403 : 200,
    body: html` <p>
        Manage the sandbox store: customers, orders, messages and products. You can also simulate failures.
      </p>
      ${wasRefused && html`<p class="problem" role="alert">Wrong admin key. Try again.</p>`}
      <form class="card" method="post" action="/sandbox/enter">
        <input type="hidden" name="to" value="${to}" />
        <p>
          <label for="key">Admin key</label
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
          You’ll find the key in <code>sandbox/desk-key</code> in the data folder. The default path is
          <code>.data/sandbox/admin-key</code>.
        </p>
        <p><button type="submit">Sign in</button></p>
      </form>`,
  })
