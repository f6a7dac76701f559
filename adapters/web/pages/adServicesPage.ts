import { randomBytes } from "node:crypto"
import { adsConversion } from "../../../domain/analytics/adServices.ts"
import { consentMode } from "../../../domain/consent/consentMode.ts"
import type { ConsentDecision } from "../../../domain/consent/ConsentDecision.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"

const SCRIPTS = "https://www.googletagmanager.com"
const HOSTS = [
  SCRIPTS,
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://www.google.com",
].join(" ")

/** Returns the store's home if the path is that of the hidden ad services page; otherwise `undefined`. */
export function adServicesHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)itx-google-ad-services-page$/.exec(path)?.[1]
}

/**
 * The page in a frame of one pixel that reports a purchase to Google's ad services. Only with the visitor's consent to
 * personalization and in a store with a conversion; otherwise 404. It runs in an origin of its own, without access to
 * the shop's cookies and pages, and under a policy of its own (F165).
 */
export function adServicesPage(
  configuration: Readonly<Record<string, string>>,
  decision: ConsentDecision,
  query: URLSearchParams,
): Response {
  const conversion = adsConversion(configuration)
  const field = (name: string) => query.get(name) ?? ""
  const orderId = field("orderId")
  const value = field("value")
  const currency = field("currency")
  const isValid = isOrderId(orderId) && /^[0-9]{1,12}(?:\.[0-9]{1,3})?$/.test(value) && /^[A-Z]{3}$/.test(currency)
  if (conversion === undefined || decision.personalization !== "granted" || !isValid)
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } })
  const [account = ""] = conversion.split("/")
  // All parts are checked above: none can end the script.
  const nonce = randomBytes(16).toString("base64")
  const event = { send_to: conversion, transaction_id: orderId, value: Number(value), currency }
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Ad services</title>
<script nonce="${nonce}">
window.dataLayer=[];function gtag(){dataLayer.push(arguments)}
gtag("consent","default",${JSON.stringify(consentMode(decision))});gtag("js",new Date());
gtag("config","${account}");gtag("event","conversion",${JSON.stringify(event)});
</script>
<script nonce="${nonce}" async src="${SCRIPTS}/gtag/js?id=${account}"></script>
</head>
</html>
`
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${SCRIPTS} https://www.googleadservices.com https://googleads.g.doubleclick.net`,
    `img-src ${HOSTS}`,
    `connect-src ${HOSTS}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ]
  return new Response(body, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy.join("; "),
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
      "x-robots-tag": "noindex, nofollow",
    },
  })
}
