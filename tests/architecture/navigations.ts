/** Operations that are a browser navigation: a gateway returns their address, and no call is made. */
export const NAVIGATIONS = new Map([["/integration/oauth2/login", "beginLogin"]])
